import type { ReactNode } from 'react';
import { kindWord } from './controls.tsx';
import dialogStyles from './dialog.module.css';
import { ProgramFigure } from './Figure.tsx';
import { ProgramIcon } from './icons.tsx';
import { breakable, drawn, type Studio, sampleRows } from './picture.ts';
import rareStyles from './rare.module.css';
import type { Entry, WindowItem, WindowPart } from './schema.ts';
import type { PanelTab, WindowPartName } from './uses.ts';
import styles from './window.module.css';

/** The main window and its parts as pictures made of text. */

/** What is around a part: in the map, a link to the page that explains it. */
type Wrap = (name: string, words: ReactNode) => ReactNode;
const bare: Wrap = (_, words) => words;

interface Scene {
  studio: Studio;
  wrap: Wrap;
}

const partOf = ({ registry }: Studio, id: string): WindowPart => {
  const part = registry.window.get(id);
  if (!part) throw new Error(`content/program/window.yaml: the part "${id}" is missing`);
  return part;
};
const itemOf = (studio: Studio, part: string, id: string): WindowItem => {
  const item = partOf(studio, part).items.find((one) => one.id === id);
  if (!item) throw new Error(`content/program/window.yaml: "${part}" has no item "${id}"`);
  return item;
};

/** What an item is called, shown or not. */
const wordsOf = ({ label, name, text }: WindowItem, studio: Studio): string =>
  label ? drawn(label, studio) : (text ?? name?.[studio.locale] ?? '');

/** The same for a narrow button, where a long Russian word may have to break. */
const narrowWords = (item: WindowItem, studio: Studio): string => breakable(wordsOf(item, studio), studio.locale);

const Hidden = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;

const Dot = ({ tone }: { tone: string | undefined }) => <i className={styles.dot} data-tone={tone} />;

/** An icon whose name is heard. */
const IconItem = ({ item, studio }: { item: WindowItem; studio: Studio }) => (
  <>
    <ProgramIcon name={item.icon} />
    <Hidden>
      {item.label || item.name ? (item.label ? drawn(item.label, studio) : (item.name?.[studio.locale] ?? '')) : ''}
    </Hidden>
  </>
);

const shownItems = (part: WindowPart): WindowItem[] => part.items.filter(({ state }) => state !== 'hidden');

export function TitleBar({ studio, wrap }: Scene) {
  const badge = itemOf(studio, 'title-bar', 'license').values?.find(({ id }) => id === 'code');
  return (
    <ul className={styles.titleBar}>
      <li>
        <img src="/icons/icon.svg" alt={studio.brand} width="24" height="24" />
      </li>
      {shownItems(partOf(studio, 'title-bar')).map((item) => (
        <li key={item.id} data-id={item.id} data-kind={item.kind}>
          {wrap(
            `title-bar.${item.id}`,
            item.kind === 'icon' ? (
              <IconItem item={item} studio={studio} />
            ) : (
              <>
                <ProgramIcon name={item.icon} />
                <span>{wordsOf(item, studio)}</span>
                {item.id === 'license' && badge && <small>{drawn(badge.label, studio)}</small>}
              </>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}

interface PanelProps extends Scene {
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
            <li key={item.id} data-id={item.id}>
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
          <i className={dialogStyles.switch} />
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

/** Phones of the pictures: so many are connected, the first few are selected. */
const phones = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
const selected = 4;
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
          <i className={dialogStyles.check} data-check />
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
            <i className={dialogStyles.check} data-check />
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

export function GridBar({ studio, wrap, mode = 'grid' }: Scene & { mode?: 'grid' | 'list' }) {
  return (
    <ul className={styles.gridBar}>
      {partOf(studio, 'grid-bar').items.map((item) => (
        <li key={item.id} data-kind={item.kind} data-id={item.id}>
          {wrap(`grid-bar.${item.id}`, <GridBarItem item={item} studio={studio} mode={mode} />)}
        </li>
      ))}
    </ul>
  );
}

function GridBarItem({ item, studio, mode }: { item: WindowItem; studio: Studio; mode: string }) {
  const words = wordsOf(item, studio);
  if (item.kind === 'icon') return <IconItem item={item} studio={studio} />;
  if (item.kind === 'text')
    return (
      <>
        {words} <b>{phones.length}</b>
      </>
    );
  if (item.options)
    return (
      <>
        <Hidden>{words}</Hidden>
        {item.options.map(({ id, label }) => (
          <span key={id} data-on={id === mode || undefined}>
            <ProgramIcon name={id} />
            {drawn(label, studio)}
          </span>
        ))}
      </>
    );
  return (
    <>
      <ProgramIcon name={item.icon} />
      <span>{words}</span>
    </>
  );
}

const states = ['ready', 'running', 'ready', 'running', 'ready', 'ready', 'preparing'] as const;
const models = ['SM-G97', 'Redmi ', 'Pixel ', 'SM-A52', 'moto g', 'CPH219'] as const;

interface CardProps {
  number: string;
  state: WindowItem;
  model: string;
  connection: string;
  studio: Studio;
}

function Card({ number, state, model, connection, studio }: CardProps) {
  return (
    <>
      <span>
        <Dot tone={state.tone} />
        <em>{wordsOf(state, studio)}</em>
      </span>
      <b>
        {number} - {connection}
      </b>
      <small>{model}</small>
    </>
  );
}

export function Cards({ studio, wrap }: Scene) {
  return (
    <ul className={styles.cards}>
      {phones.map((number, index) => {
        const state = itemOf(
          studio,
          'device-card',
          index === 0 ? 'operating' : (states[index % states.length] ?? 'ready'),
        );
        const card = (
          <Card
            number={number}
            state={state}
            model={models[index % models.length] ?? ''}
            connection={index % 5 === 3 ? 'TCP' : 'USB'}
            studio={studio}
          />
        );
        return (
          <li key={number} className={styles.card} data-state={state.id} data-on={index < selected || undefined}>
            {index === 1 ? wrap('device-card', card) : card}
          </li>
        );
      })}
    </ul>
  );
}

/** One card in each of its states. */
export function CardStates({ studio }: Scene) {
  return (
    <ul className={styles.cards} data-alone>
      {partOf(studio, 'device-card').items.map((state, index) => (
        <li key={state.id} className={styles.card} data-state={state.id}>
          <Card
            number={phones[index] ?? ''}
            state={state}
            model={models[index % models.length] ?? ''}
            connection={index === 3 ? 'TCP' : 'USB'}
            studio={studio}
          />
        </li>
      ))}
    </ul>
  );
}

export function DeviceWindow({ studio, wrap, names = false }: Scene & { names?: boolean }) {
  const state = itemOf(studio, 'device-card', 'ready');
  const part = partOf(studio, 'device-window');
  return (
    <div className={styles.device} data-names={names || undefined}>
      <p className={styles.deviceBar}>
        <b>01</b>
        <Dot tone={state.tone} />
        {wordsOf(state, studio)}
        {wrap('device-window', <Hidden>{part.name?.[studio.locale] ?? ''}</Hidden>)}
        <ProgramIcon name="close" />
      </p>
      <div className={styles.screen}>
        <i />
      </div>
      <ul className={styles.toolbar}>
        {partOf(studio, 'device-toolbar').items.map((item) => (
          <li key={item.id} data-id={item.id}>
            {wrap(
              `device-toolbar.${item.id}`,
              <>
                <ProgramIcon name={item.icon} />
                {names ? <span>{wordsOf(item, studio)}</span> : <Hidden>{wordsOf(item, studio)}</Hidden>}
              </>,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeviceList({ studio }: Scene) {
  const rows = sampleRows(studio, 'device-list.rows');
  return (
    <>
      {kindWord(studio.kinds.table)}
      <span className={rareStyles.table} data-rows={rows.length} data-columns="many">
        {partOf(studio, 'device-list').items.map((column, index) => (
          <span key={column.id}>
            <b>{wordsOf(column, studio)}</b>
            {rows.map((row) => (
              <span key={row.join()}>{row[index]}</span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

function Empty({ studio }: Scene) {
  return (
    <div className={styles.empty}>
      <ProgramIcon name="spinner" />
      <p>{wordsOf(itemOf(studio, 'empty', 'detecting'), studio)}</p>
      <p className={rareStyles.link}>{wordsOf(itemOf(studio, 'empty', 'help'), studio)}</p>
    </div>
  );
}

function Whole({ studio, wrap, tab }: PanelProps) {
  return (
    <>
      <TitleBar studio={studio} wrap={wrap} />
      <div className={styles.body}>
        <LeftPanel studio={studio} wrap={wrap} tab={tab} />
        <div className={styles.area}>
          <div className={styles.scroll}>
            <GridBar studio={studio} wrap={wrap} />
            <Cards studio={studio} wrap={wrap} />
          </div>
          <DeviceWindow studio={studio} wrap={wrap} />
        </div>
      </div>
    </>
  );
}

/** Everything but the frame of a script, which is drawn like a dialog. */
type DrawnPart = Exclude<WindowPartName, 'script-frame'>;

function Part({ part, tab, studio }: { part: DrawnPart; tab: PanelTab; studio: Studio }) {
  const scene: Scene = { studio, wrap: bare };
  switch (part) {
    case 'window':
      return <Whole {...scene} tab={tab} />;
    case 'title-bar':
      return <TitleBar {...scene} />;
    case 'left-panel':
      return <LeftPanel {...scene} tab={tab} />;
    case 'tasks-box':
      return <TasksBox {...scene} />;
    case 'groups-box':
      return <GroupsBox {...scene} />;
    case 'grid-bar':
      return <GridBar {...scene} />;
    case 'device-card':
      return <CardStates {...scene} />;
    case 'device-list':
      return (
        <>
          <GridBar {...scene} mode="list" />
          <DeviceList {...scene} />
        </>
      );
    case 'device-window':
      return <DeviceWindow {...scene} />;
    case 'device-toolbar':
      return <DeviceWindow {...scene} names />;
    case 'empty':
      return <Empty {...scene} />;
  }
}

interface FigureProps {
  studio: Studio;
  part: DrawnPart;
  tab: PanelTab;
  caption: string;
  /** Unique on the page. */
  id: string;
}

export function WindowFigure({ studio, part, tab, caption, id }: FigureProps) {
  return (
    <ProgramFigure window={part} note={studio.note} caption={caption} id={id}>
      <div className={styles.frame} data-part={part}>
        <Part part={part} tab={tab} studio={studio} />
      </div>
    </ProgramFigure>
  );
}

interface MapProps {
  studio: Studio;
  title: string;
  listTitle: string;
  /** The page the map stands on: nothing links to itself. */
  page: string;
  id: string;
}

/** The whole window as a map: each part leads to the page that explains it. */
export function WindowMap({ studio, title, listTitle, page, id }: MapProps) {
  const targets = mapTargets(studio, page);
  const wrap: Wrap = (name, words) => {
    const target = targets.get(name);
    return target ? (
      <a href={studio.href(target)} className={styles.mapped}>
        {words}
      </a>
    ) : (
      words
    );
  };
  const list = (
    <ul className={styles.partList} aria-label={listTitle}>
      {[...studio.registry.window.values()]
        .filter((part) => part.page !== page)
        .map((part) => (
          <li key={part.id}>
            <a href={studio.href(part.page)}>{(part.label ?? part.name)?.[studio.locale]}</a>
            <span>{studio.fill(part.does[studio.locale])}</span>
          </li>
        ))}
    </ul>
  );
  return (
    <ProgramFigure window="map" note={studio.note} caption={title} id={id} after={list}>
      <div className={styles.frame} data-part="window" data-map>
        <Whole studio={studio} wrap={wrap} tab="general" />
      </div>
    </ProgramFigure>
  );
}

/** Parts lead to their page; an item only where its page is another one. */
export function mapTargets({ registry }: Pick<Studio, 'registry'>, here: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const part of registry.window.values()) {
    if (part.page !== here) targets.set(part.id, part.page);
    for (const item of part.items) {
      const page = item.page ?? (item.opens ? registry.dialogs.get(item.opens)?.page : undefined);
      if (page !== undefined && page !== here && (page !== part.page || part.kind === 'tab'))
        targets.set(`${part.id}.${item.id}`, page);
    }
  }
  return targets;
}
