import type { ReactNode } from 'react';
import { Heard } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import parts from '../parts.module.css';
import { breakable, drawn, type Studio } from '../picture.ts';
import type { WindowItem, WindowPart } from '../schema.ts';
import styles from './window.module.css';

export interface Scene {
  studio: Studio;
}

/** In the map, a link to the page that explains a part. */
export const linked = ({ link }: Studio, name: string, content: ReactNode): ReactNode =>
  link?.(name, content) ?? content;

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

/** The name of an item, visible or not. */
export const wordsOf = ({ label, name, text }: WindowItem, studio: Studio): string =>
  drawn(label ?? text ?? name, studio);

/** An icon with its words: heard only where the program shows none. */
export function ItemWords({ item, studio, look }: Scene & { item: WindowItem; look?: Look | undefined }) {
  const words = wordsOf(item, studio);
  const shown = <span>{look === 'narrow' ? breakable(words, studio.locale) : words}</span>;
  return (
    <>
      <ProgramIcon name={item.icon} />
      {item.kind === 'icon' && look !== 'named' ? <Heard>{words}</Heard> : shown}
    </>
  );
}

/** `narrow`: a long Russian word may have to break; `named`: icons show their words. */
type Look = 'narrow' | 'named';

interface ItemsProps extends Scene {
  /** Id of the part. */
  part: string;
  /** Which of its items; all that are shown unless given. */
  only?: (item: WindowItem) => boolean;
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
export function Items({ studio, part, only = () => true, className, looks = {}, look, children, draw }: ItemsProps) {
  const items = partOf(studio, part).items.filter((item) => item.state !== 'hidden' && only(item));
  return (
    <ul className={className}>
      {children}
      {items.map((item) => (
        <li key={item.id} className={looks[item.id] ?? looks[item.kind]}>
          {linked(studio, `${part}.${item.id}`, draw?.(item) ?? <ItemWords item={item} studio={studio} look={look} />)}
        </li>
      ))}
    </ul>
  );
}

/** The edge of the main window or of what of it is in `part`. */
export const Frame = ({
  part,
  className = '',
  children,
}: {
  part?: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <div className={`${parts.frame} ${styles.frame} ${className}`} data-part={part}>
    {children}
  </div>
);

/** Phones of the pictures: so many are connected, the first few are selected. */
export const phones = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));
export const selected = 4;
