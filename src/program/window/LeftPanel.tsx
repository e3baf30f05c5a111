import type { ReactNode } from 'react';
import tones from '../../ui/tones.module.css';
import { Chips, Heard, Mark, Tabs, Tick } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import parts from '../parts.module.css';
import { drawn, sampleRows } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { type PanelTab, panelTabs } from '../uses.ts';
import { Items, ItemWords, itemOf, linked, partOf, phones, type Scene, selected, wordsOf } from './items.tsx';
import styles from './window.module.css';

export interface PanelProps extends Scene {
  tab: PanelTab;
}

export function LeftPanel({ studio, tab }: PanelProps) {
  return (
    <div className={styles.panel}>
      <PanelTabs studio={studio} tab={tab} />
      <TasksBox studio={studio} />
      <GroupsBox studio={studio} />
    </div>
  );
}

export function PanelTabs({ studio, tab }: PanelProps) {
  const presets = partOf(studio, tab).items.find(({ id }) => id === 'presets')?.values ?? [];
  const tabs = panelTabs.map((id) => ({ id, label: linked(studio, id, drawn(partOf(studio, id).label, studio)) }));
  // The program colors these icons.
  const looks = { 'super-boost': styles.accented, 'ai-agent': styles.accented };
  const isButton = ({ kind }: WindowItem): boolean => kind === 'button';
  return (
    <div>
      <Tabs tabs={tabs} open={tab} studio={studio} />
      <Items studio={studio} part={tab} only={isButton} className={styles.buttons} looks={looks} look="narrow" />
      {presets.length > 0 && (
        <ul className={styles.presets}>
          {presets.map(({ id, label }) => (
            <li key={id} className={parts.line}>
              <span>{drawn(label, studio)}</span>
              <ProgramIcon name="play" />
              <ProgramIcon name="pencil" />
              <ProgramIcon name="bin" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A box of the panel: its name, something at the end of the line, its content. */
function PanelBox({ studio, part, end, children }: Scene & { part: string; end: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.paper}>
      <p className={styles.head}>
        {linked(studio, part, drawn(partOf(studio, part).label, studio))}
        {end}
      </p>
      {children}
    </div>
  );
}

/** Some of the buttons of a box. */
function BoxButtons({ studio, part, ids }: Scene & { part: string; ids: string[] }) {
  const only = ({ id }: WindowItem): boolean => ids.includes(id);
  return <Items studio={studio} part={part} only={only} className={styles.buttons} look="narrow" />;
}

const counterIcons: Record<string, string> = {
  waiting: 'clock',
  running: 'spinner',
  succeeded: 'check',
  failed: 'close',
};

export function TasksBox({ studio }: Scene) {
  const [figures = []] = sampleRows(studio, 'tasks-box.counters');
  const item = (id: string): WindowItem => itemOf(studio, 'tasks-box', id);
  const help = (
    <span>
      <ProgramIcon name={item('help').icon} />
      <Heard>{wordsOf(item('help'), studio)}</Heard>
    </span>
  );
  return (
    <PanelBox studio={studio} part="tasks-box" end={help}>
      <ul className={styles.counters}>
        {studio.registry.tasks.states.map(({ id, tone, counter }, index) => (
          <li key={id} className={tones[tone]}>
            <ProgramIcon name={counterIcons[id]} />
            <Heard>{counter[studio.locale]}</Heard>
            <b>{figures[index] ?? '0'}</b>
          </li>
        ))}
      </ul>
      <BoxButtons studio={studio} part="tasks-box" ids={['tasks', 'stop-task']} />
      <p className={styles.head}>
        <span>{wordsOf(item('auto-retry'), studio)}</span>
        <Tick kind="switch" on={false} studio={studio} />
      </p>
      <p className={styles.head}>
        <span>{wordsOf(item('max-retry'), studio)}</span>
        <Heard>{studio.t('program.kind.number')}</Heard>
        <span className={styles.number}>{String(item('max-retry').default ?? '')}</span>
      </p>
    </PanelBox>
  );
}

export function GroupsBox({ studio }: Scene) {
  const item = (id: string): WindowItem => itemOf(studio, 'groups-box', id);
  const words = (id: string): string => wordsOf(item(id), studio);
  const action = (id: string) => (
    <span className={styles.action}>
      <ItemWords item={item(id)} studio={studio} />
    </span>
  );
  const count = (size: string) => (
    <p className={parts.faint}>{item('count').label?.[studio.locale].replaceAll('{n}', size)}</p>
  );
  return (
    <PanelBox studio={studio} part="groups-box" end={action('add-group')}>
      <div className={styles.group}>
        <p className={styles.head}>
          <Mark kind="checkbox" on={false} />
          <b>
            {words('select-all')} ({phones.length})
          </b>
          {action('move-to')}
        </p>
        {count(String(selected))}
        <Chips chips={phones} chosen={phones.slice(0, selected)} />
      </div>
      {sampleRows(studio, 'groups-box.select-group').map(([name = '', size = '', own = '0']) => (
        <div key={name} className={styles.group}>
          <p className={styles.head}>
            <Mark kind="checkbox" on={false} />
            <b>
              {name} ({size})
            </b>
            <span className={parts.line}>
              {['rename', 'delete'].map((id) => (
                <ItemWords key={id} item={item(id)} studio={studio} />
              ))}
            </span>
          </p>
          {count(own)}
          <BoxButtons studio={studio} part="groups-box" ids={['group-warmup', 'group-post', 'group-materials']} />
        </div>
      ))}
    </PanelBox>
  );
}
