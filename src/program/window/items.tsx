import type { ReactNode } from 'react';
import { ProgramIcon } from '../icons.tsx';
import parts from '../parts.module.css';
import { breakable, drawn, type Studio } from '../picture.ts';
import type { WindowItem, WindowPart } from '../schema.ts';
import styles from './window.module.css';

/** What is around a part: in the map, a link to the page that explains it. */
export type Wrap = (name: string, content: ReactNode) => ReactNode;

export interface Scene {
  studio: Studio;
  wrap?: Wrap | undefined;
}

export const bare: Wrap = (_, content) => content;

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
export const wordsOf = ({ label, name, text }: WindowItem, studio: Studio): string =>
  drawn(label ?? text ?? name, studio);

export const Hidden = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>;

/** An icon with its words: heard only where the program shows none. */
export function ItemWords({ item, studio, look }: { item: WindowItem; studio: Studio; look?: Look | undefined }) {
  const words = wordsOf(item, studio);
  return (
    <>
      <ProgramIcon name={item.icon} />
      {item.kind === 'icon' && look !== 'named' ? (
        <Hidden>{words}</Hidden>
      ) : (
        <span>{look === 'narrow' ? breakable(words, studio.locale) : words}</span>
      )}
    </>
  );
}

/** `narrow`: a long Russian word may have to break; `named`: icons show their words. */
type Look = 'narrow' | 'named';

interface ItemsProps extends Scene {
  /** Id of the part. */
  part: string;
  /** Which of its items; all that are shown unless given. */
  only?: ((item: WindowItem) => boolean) | undefined;
  className: string | undefined;
  /** Classes of items that look different, by id or kind. */
  looks?: Readonly<Record<string, string | undefined>>;
  look?: Look | undefined;
  /** Before the items. */
  children?: ReactNode;
  /** Draws an item that is more than words. */
  draw?: (item: WindowItem) => ReactNode;
}

/** The icons and buttons of a part, in a row or a grid. */
export function Items({ studio, wrap = bare, part, only, className, looks = {}, look, children, draw }: ItemsProps) {
  const items = partOf(studio, part).items.filter((item) => item.state !== 'hidden' && (only?.(item) ?? true));
  return (
    <ul className={className}>
      {children}
      {items.map((item) => (
        <li key={item.id} className={looks[item.id] ?? looks[item.kind]}>
          {wrap(`${part}.${item.id}`, draw?.(item) ?? <ItemWords item={item} studio={studio} look={look} />)}
        </li>
      ))}
    </ul>
  );
}

interface FrameProps {
  /** What of the main window is in it. */
  part?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The edge of the main window or of a part of it. */
export const Frame = ({ part, className = '', children }: FrameProps) => (
  <div className={`${parts.frame} ${styles.frame} ${className}`} data-part={part}>
    {children}
  </div>
);

/** Phones of the pictures: so many are connected, the first few are selected. */
export const phones = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
export const selected = 4;
