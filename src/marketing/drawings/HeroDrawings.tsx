import type { ReactNode } from 'react';
import styles from './drawings.module.css';

const { accent, fill, sheet, soft, dashed } = styles;

function Frame({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 480 ${height}`} width="480" height={height} aria-hidden="true">
      {children}
    </svg>
  );
}

const squares = (x: number, y: number, size: number, gap: number): string =>
  Array.from({ length: 9 }, (_, index) => {
    const left = x + (index % 3) * (size + gap);
    const top = y + Math.floor(index / 3) * (size + gap);
    return `M${left} ${top}h${size}v${size}h${-size}z`;
  }).join('');

/** One phone with a grid of pictures leads, four follow. */
export function PictureGrid() {
  return (
    <Frame height={300}>
      <rect x="20" y="22" width="132" height="256" rx="18" className={sheet} />
      <circle cx="52" cy="62" r="14" className={fill} />
      <path d="M76 56h52M76 68h34" className={soft} />
      <path d={squares(36, 96, 30, 6)} className={soft} />
      <path d="M36 96h30v30H36z" className={fill} />
      <path d={squares(36, 204, 30, 6).split('M').slice(0, 4).join('M')} className={soft} />
      <path d="M152 152h44M196 80v142M196 80h34M196 222h34M330 80h20M330 222h20" className={accent} />
      {[
        [230, 24],
        [350, 24],
        [230, 164],
        [350, 164],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width="100" height="116" rx="12" className={sheet} />
          <circle cx={x + 18} cy={y + 20} r="7" className={soft} />
          <path d={`M${x + 32} ${y + 20}h34`} className={soft} />
          <path d={squares(x + 16, y + 36, 18, 7)} className={soft} />
          <path d={`M${x + 16} ${y + 36}h18v18h-18z`} className={fill} />
        </g>
      ))}
    </Frame>
  );
}

/** A player that is not there yet: outlines, and one dashed line. */
export function PlannedPlayer() {
  return (
    <Frame height={260}>
      <rect x="30" y="20" width="420" height="220" rx="16" className={dashed} />
      <rect x="56" y="46" width="236" height="132" rx="8" className={sheet} />
      <path d="M158 88l44 24-44 24z" className={fill} />
      <path d="M56 204h236" className={soft} />
      <path d="M56 204h84" className={accent} />
      <circle cx="140" cy="204" r="6" className={fill} />
      {[46, 100, 154].map((y) => (
        <g key={y}>
          <rect x="316" y={y} width="46" height="34" rx="5" className={soft} />
          <path d={`M374 ${y + 10}h46M374 ${y + 22}h30`} className={soft} />
        </g>
      ))}
    </Frame>
  );
}

/** The machine is one cable away from the computer, which shows a phone for every board. */
export function MachineAtWork({ boards }: { boards: number }) {
  const columns = 5;
  const rows = Math.ceil(boards / columns);
  const stepY = Math.min(42, 150 / rows);
  return (
    <Frame height={270}>
      <rect x="10" y="42" width="112" height="196" rx="10" className={sheet} />
      <circle cx="44" cy="68" r="14" className={soft} />
      <circle cx="88" cy="68" r="14" className={soft} />
      <path
        d={Array.from(
          { length: boards },
          (_, index) => `M${24 + (index % 2) * 46} ${94 + Math.floor(index / 2) * (132 / Math.ceil(boards / 2))}h38`,
        ).join('')}
        className={soft}
      />
      <path d="M26 238v8M106 238v8" />
      <path d="M122 160h44c18 0 18-40 36-40h18" className={accent} />
      <rect x="160" y="152" width="14" height="14" rx="3" className={fill} />
      <rect x="220" y="20" width="250" height="190" rx="10" className={sheet} />
      <path d="M345 210v30M300 242h90" />
      {Array.from({ length: boards }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: places in a drawing never change
          key={index}
          x={242 + (index % columns) * 44}
          y={36 + Math.floor(index / columns) * stepY}
          width="28"
          height={stepY - 8}
          rx="4"
          className={index === 0 ? fill : soft}
        />
      ))}
    </Frame>
  );
}

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
