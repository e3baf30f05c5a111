import controls from '../controls.module.css';
import { kindWord } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import { drawn, type Studio, sampleRows } from '../picture.ts';
import type { Entry, WindowItem } from '../schema.ts';
import type { PanelTab } from '../uses.ts';
import {
  Hidden,
  IconItem,
  itemOf,
  narrowWords,
  partOf,
  phones,
  type Scene,
  selected,
  shownItems,
  wordsOf,
} from './scene.tsx';
import styles from './window.module.css';

export interface PanelProps extends Scene {
  tab: PanelTab;
}

export function LeftPanel({ studio, wrap, tab }: PanelProps) {
  return (
    <div className={styles.panel}>
      <PanelTabs studio={studio} wrap={wrap} tab={tab} />
      <TasksBox studio={studio} wrap={wrap} />
      <GroupsBox studio={studio} wrap={wrap} />
    </div>
  );
}

/** Buttons whose icon the program colors. */
const accented: ReadonlySet<string> = new Set(['super-boost', 'ai-agent']);

export function PanelTabs({ studio, wrap, tab }: PanelProps) {
  const part = partOf(studio, tab);
  const presets = part.items.find(({ id }) => id === 'presets');
  return (
    <div>
      <ul className={styles.tabs}>
        {(['general', 'adb-commands', 'scripts'] as const).map((id) => {
          const { label } = partOf(studio, id);
          return (
            <li key={id} data-on={id === tab || undefined}>
              {id === tab && kindWord(studio.kinds.selected)}
              {wrap(id, label && drawn(label, studio))}
            </li>
          );
        })}
      </ul>
      <ul className={styles.buttons}>
        {shownItems(part)
          .filter(({ kind }) => kind === 'button')
          .map((item) => (
            <li key={item.id} className={accented.has(item.id) ? styles.accented : undefined}>
              {wrap(
                `${tab}.${item.id}`,
                <>
                  <ProgramIcon name={item.icon} />
                  <span>{narrowWords(item, studio)}</span>
                </>,
              )}
            </li>
          ))}
      </ul>
      {presets && <Presets presets={presets.values ?? []} studio={studio} />}
    </div>
  );
}

function Presets({ presets, studio }: { presets: Entry[]; studio: Studio }) {
  return (
    <ul className={styles.presets}>
      {presets.map(({ id, label }) => (
        <li key={id}>
          <span>{drawn(label, studio)}</span>
          <ProgramIcon name="play" />
          <ProgramIcon name="pencil" />
          <ProgramIcon name="bin" />
        </li>
      ))}
    </ul>
  );
}

const counterIcons: Record<string, string> = {
  waiting: 'clock',
  running: 'spinner',
  succeeded: 'check',
  failed: 'close',
};

export function TasksBox({ studio, wrap }: Scene) {
  const part = partOf(studio, 'tasks-box');
  const [figures = []] = sampleRows(studio, 'tasks-box.counters');
  const item = (id: string): WindowItem => itemOf(studio, 'tasks-box', id);
  return (
    <div className={styles.paper}>
      <p className={styles.paperHead}>
        {wrap('tasks-box', part.label && drawn(part.label, studio))}
        <span>
          <IconItem item={item('help')} studio={studio} />
        </span>
      </p>
      <ul className={styles.counters}>
        {studio.registry.tasks.states.map(({ id, tone, counter }, index) => (
          <li key={id} data-tone={tone}>
            <ProgramIcon name={counterIcons[id]} />
            <Hidden>{counter[studio.locale]}</Hidden>
            <b>{figures[index] ?? '0'}</b>
          </li>
        ))}
      </ul>
      <ul className={styles.buttons}>
        {['tasks', 'stop-task'].map((id) => (
          <li key={id}>
            <ProgramIcon name={item(id).icon} />
            <span>{narrowWords(item(id), studio)}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.lines}>
        <li>
          <span>{wordsOf(item('auto-retry'), studio)}</span>
          {kindWord(`${studio.kinds.switch}: ${studio.words.off}`)}
          <i className={controls.switch} />
        </li>
        <li>
          <span>{wordsOf(item('max-retry'), studio)}</span>
          {kindWord(studio.kinds.number)}
          <span className={styles.number}>{String(item('max-retry').default ?? '')}</span>
        </li>
      </ul>
    </div>
  );
}

/** A number in a label of the picture. */
const counted = (label: string, count: number): string => label.replace(/\{n\}/g, String(count));

export function GroupsBox({ studio, wrap }: Scene) {
  const part = partOf(studio, 'groups-box');
  const item = (id: string): WindowItem => itemOf(studio, 'groups-box', id);
  const groups = sampleRows(studio, 'groups-box.select-group');
  const count = item('count').label?.[studio.locale] ?? '';
  return (
    <div className={styles.paper}>
      <p className={styles.paperHead}>
        {wrap('groups-box', part.label && drawn(part.label, studio))}
        <span className={styles.small}>
          <ProgramIcon name="plus" />
          {wordsOf(item('add-group'), studio)}
        </span>
      </p>
      <div className={styles.group}>
        <p>
          <i className={controls.check} data-check />
          <b>
            {wordsOf(item('select-all'), studio)} ({phones.length})
          </b>
          <span className={styles.small}>
            <ProgramIcon name="arrow" />
            {wordsOf(item('move-to'), studio)}
          </span>
        </p>
        <p className={styles.quiet}>{counted(count, selected)}</p>
        <p className={styles.chips}>
          {phones.map((phone, index) => (
            <span key={phone} data-on={index < selected || undefined}>
              {phone}
            </span>
          ))}
        </p>
      </div>
      {groups.map(([name = '', size = '', own = '0']) => (
        <div key={name} className={styles.group}>
          <p>
            <i className={controls.check} data-check />
            <b>
              {name} ({size})
            </b>
            <span className={styles.tail}>
              <IconItem item={item('rename')} studio={studio} />
              <IconItem item={item('delete')} studio={studio} />
            </span>
          </p>
          <p className={styles.quiet}>{counted(count, Number(own))}</p>
          <ul className={styles.buttons}>
            {['group-warmup', 'group-post', 'group-materials'].map((id) => (
              <li key={id}>
                <ProgramIcon name={item(id).icon} />
                <span>{narrowWords(item(id), studio)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
