import styles from './drawings.module.css';

const { fill, sheet, soft, dashed } = styles;

/** Two programs on one computer: one runs, the other waits. */
export function OneAtATime() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 100" width="200" height="100" aria-hidden="true">
      <rect x="6" y="6" width="188" height="72" rx="7" className={sheet} />
      <path d="M100 78v14M76 93h48" />
      <rect x="20" y="18" width="72" height="48" rx="4" />
      <path d="M20 29h72" />
      <circle cx="56" cy="47" r="9" className={fill} />
      <rect x="108" y="18" width="72" height="48" rx="4" className={dashed} />
      <path d="M140 41v12M148 41v12" className={soft} />
    </svg>
  );
}

export function SimDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 130 176" width="130" height="176" aria-hidden="true">
      <path d="M12 4h74l40 40v118a10 10 0 0 1-10 10H12a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z" className={sheet} />
      <rect x="28" y="78" width="74" height="66" rx="8" className={soft} />
      <path d="M52 78v22H28M52 100v44M78 78v22h24M78 100v44M28 122h24M78 122h24M52 100h26" className={soft} />
      <path d="M24 30h28M24 42h44" className={dashed} />
    </svg>
  );
}
