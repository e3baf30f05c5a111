import { ProgramFigure } from '../Figure.tsx';
import type { Studio } from '../picture.ts';
import { GridBar } from './GridBar.tsx';
import { bare } from './scene.tsx';
import { TitleBar } from './TitleBar.tsx';
import styles from './window.module.css';

interface Props {
  studio: Studio;
  /** Stands in the title bar instead of the program's own name. */
  name: string;
  caption: string;
  /** Unique on the page. */
  id: string;
}

/** The top of the main window under another name. */
export function NamedWindow({ studio, name, caption, id }: Props) {
  return (
    <ProgramFigure window="title-bar" note={studio.note} caption={caption} id={id}>
      <div className={styles.frame} data-part="title-bar">
        <TitleBar studio={studio} wrap={bare} name={name} />
        <GridBar studio={studio} wrap={bare} />
      </div>
    </ProgramFigure>
  );
}
