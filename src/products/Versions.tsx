import cells from '../marketing/cells.module.css';
import styles from './Versions.module.css';

const versions = [1, 2, 3, 4, 5, 6];

/** One screen, and the six that are made of it: what the video program does, without words. */
export function Versions() {
  return (
    <div className={`no-print ${cells.night} ${cells.varied} ${styles.versions}`} aria-hidden="true">
      <i />
      {versions.map((version) => (
        <i key={version} />
      ))}
    </div>
  );
}
