import { ProgramFigure } from '../Figure.tsx';
import type { Studio } from '../picture.ts';
import type { PanelTab, WindowPartName } from '../uses.ts';
import { CardStates, Cards, DeviceList, Empty } from './Devices.tsx';
import { DeviceWindow } from './DeviceWindow.tsx';
import { GridBar } from './GridBar.tsx';
import { GroupsBox, LeftPanel, type PanelProps, TasksBox } from './LeftPanel.tsx';
import { bare, type Scene, type Wrap } from './scene.tsx';
import { TitleBar } from './TitleBar.tsx';
import styles from './window.module.css';

/** The main window and its parts as pictures made of text. */

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
  const wrap: Wrap = (name, content) => {
    const target = targets.get(name);
    const href = target && studio.href(target);
    return href ? <a href={href}>{content}</a> : content;
  };
  const list = (
    <ul className={styles.partList} aria-label={listTitle}>
      {[...studio.registry.window.values()]
        .map((part) => ({ part, href: studio.href(part.page) }))
        .filter(({ part, href }) => part.page !== page && href)
        .map(({ part, href }) => (
          <li key={part.id}>
            <a href={href}>{(part.label ?? part.name)?.[studio.locale]}</a>
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
