import type { ReactNode } from 'react';
import { ProgramIcon } from '../icons.tsx';
import { breakable, drawn, type Studio } from '../picture.ts';
import type { WindowItem, WindowPart } from '../schema.ts';
import styles from './window.module.css';

/** What the drawings of the main window share: where their words come from and what stands around them. */

/** What is around a part: in the map, a link to the page that explains it. */
export type Wrap = (name: string, content: ReactNode) => ReactNode;
export const bare: Wrap = (_, content) => content;

export interface Scene {
  studio: Studio;
  wrap: Wrap;
}

export const partOf = ({ registry }: Studio, id: string): WindowPart => {
  const part = registry.window.get(id);
  if (!part) throw new Error(`content/data/program/window.yaml: the part "${id}" is missing`);
  return part;
};
export const itemOf = (studio: Studio, part: string, id: string): WindowItem => {
  const item = partOf(studio, part).items.find((one) => one.id === id);
  if (!item) throw new Error(`content/data/program/window.yaml: "${part}" has no item "${id}"`);
  return item;
};

/** What an item is called, shown or not. */
export function wordsOf({ label, name, text }: WindowItem, studio: Studio): string {
  const words = label ?? text ?? name;
  return words ? drawn(words, studio) : '';
}

/** The same for a narrow button, where a long Russian word may have to break. */
export const narrowWords = (item: WindowItem, studio: Studio): string =>
  breakable(wordsOf(item, studio), studio.locale);

export const Hidden = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;

/** Drawn in the color of what is live, unless its tone is another. */
export const Dot = ({ tone }: { tone: string | undefined }) => (
  <i className={styles.dot} data-tone={tone === 'live' ? undefined : tone} />
);

/** An icon whose name is heard. */
export const IconItem = ({ item, studio }: { item: WindowItem; studio: Studio }) => (
  <>
    <ProgramIcon name={item.icon} />
    <Hidden>{wordsOf(item, studio)}</Hidden>
  </>
);

export const shownItems = (part: WindowPart): WindowItem[] => part.items.filter(({ state }) => state !== 'hidden');

/** Phones of the pictures: so many are connected, the first few are selected. */
export const phones = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
export const selected = 4;
