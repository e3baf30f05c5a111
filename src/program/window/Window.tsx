import type { ReactNode } from 'react';
import { ProgramFigure } from '../Figure.tsx';
import type { Studio } from '../picture.ts';
import type { PanelTab, WindowPartName } from '../uses.ts';
import { GridBar, TitleBar } from './Bars.tsx';
import { CardStates, Cards, DeviceList, DeviceWindow, Empty } from './Devices.tsx';
import { Frame } from './items.tsx';
import { GroupsBox, LeftPanel, type PanelProps, TasksBox } from './LeftPanel.tsx';
import styles from './window.module.css';

/** The main window and its parts as pictures made of text. */

function Whole({ studio, tab }: PanelProps) {
  return (
    <>
      <TitleBar studio={studio} />
      <div className={styles.body}>
        <LeftPanel studio={studio} tab={tab} />
        <div className={styles.area}>
          <div className={styles.scroll}>
            <GridBar studio={studio} />
            <Cards studio={studio} />
          </div>
          <DeviceWindow studio={studio} />
        </div>
      </div>
    </>
  );
}

/** Everything but the frame of a script, which is drawn like a dialog. */
type DrawnPart = Exclude<WindowPartName, 'script-frame'>;

const drawings: Record<DrawnPart, (props: PanelProps) => ReactNode> = {
  window: Whole,
  'title-bar': TitleBar,
  'left-panel': LeftPanel,
  'tasks-box': TasksBox,
  'groups-box': GroupsBox,
  'grid-bar': GridBar,
  'device-card': CardStates,
  'device-list': ({ studio }) => (
    <>
      <GridBar studio={studio} mode="list" />
      <DeviceList studio={studio} />
    </>
  ),
  'device-window': DeviceWindow,
  'device-toolbar': ({ studio }) => <DeviceWindow studio={studio} names />,
  empty: Empty,
};

interface FigureProps {
  studio: Studio;
  caption: string;
  /** Unique on the page. */
  id: string;
}

export function WindowFigure({ studio, part, tab, caption, id }: FigureProps & { part: DrawnPart; tab: PanelTab }) {
  const Part = drawings[part];
  return (
    <ProgramFigure window={part} note={studio.note} caption={caption} id={id}>
      <Frame part={part}>
        <Part studio={studio} tab={tab} />
      </Frame>
    </ProgramFigure>
  );
}

/** The top of the main window under another name. */
export function NamedWindow({ studio, name, caption, id }: FigureProps & { name: string }) {
  return (
    <ProgramFigure window="title-bar" note={studio.note} caption={caption} id={id}>
      <Frame part="title-bar">
        <TitleBar studio={studio} name={name} />
        <GridBar studio={studio} />
      </Frame>
    </ProgramFigure>
  );
}

interface MapProps {
  studio: Studio;
  title: string;
  /** The page of the map: it does not link to itself. */
  page: string;
  id: string;
}

/** The whole window as a map: each part leads to the page that explains it. */
export function WindowMap({ studio, title, page, id }: MapProps) {
  const targets = mapTargets(studio, page);
  const link: Studio['link'] = (name, content) => {
    const target = targets.get(name);
    const href = target && studio.href(target);
    return href ? <a href={href}>{content}</a> : content;
  };
  return (
    <ProgramFigure window="map" note={studio.note} caption={title} id={id}>
      <Frame part="window" className={styles.map}>
        <Whole studio={{ ...studio, link }} tab="general" />
      </Frame>
    </ProgramFigure>
  );
}

/** Parts lead to their page; an item only where its page is another one. */
export function mapTargets({ registry }: Pick<Studio, 'registry'>, here: string): Map<string, string> {
  const targets = new Map<string, string>();
  for (const part of registry.window.values()) {
    if (part.page !== here) targets.set(part.id, part.page);
    for (const item of part.items) {
      const page = item.page ?? registry.dialogs.get(item.opens ?? '')?.page;
      if (page !== undefined && page !== here && (page !== part.page || part.kind === 'tab'))
        targets.set(`${part.id}.${item.id}`, page);
    }
  }
  return targets;
}
