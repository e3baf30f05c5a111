import type { ReactNode } from 'react';
import type { FeatureGroup } from '../data.ts';
import styles from './drawings.module.css';

const { accent, fill, sheet, soft } = styles;

interface PhoneProps {
  x: number;
  y: number;
  width?: number;
  height?: number;
  lit?: boolean;
}

function Phone({ x, y, width = 28, height = 50, lit = false }: PhoneProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="5" className={sheet} />
      <path d={`M${x + width / 2 - 4} ${y + height - 5}h8`} className={soft} />
      {lit && <rect x={x + 5} y={y + 6} width={width - 10} height={height - 18} rx="2" className={fill} />}
    </>
  );
}

/** A monitor full of phones, a hub, three cables. */
const connect: ReactNode = (
  <>
    <rect x="8" y="12" width="98" height="66" rx="6" className={sheet} />
    <path d="M57 78v12M40 91h34" />
    {[0, 1, 2, 3, 4, 5].map((column) =>
      [0, 1].map((row) => (
        <rect
          key={`${column} ${row}`}
          x={17 + column * 14}
          y={21 + row * 25}
          width="9"
          height="18"
          rx="2"
          className={column === 0 && row === 0 ? fill : soft}
        />
      )),
    )}
    <path d="M74 91h22v17h10" className={accent} />
    <rect x="106" y="101" width="30" height="14" rx="3" className={sheet} />
    <path d="M136 104h8V34h8M136 108h16M136 112h8" className={accent} />
    <Phone x={152} y={14} lit />
    <Phone x={152} y={76} lit />
  </>
);

/** Cards in a stack, the front one bound to its phone. */
const accounts: ReactNode = (
  <>
    <Phone x={12} y={20} width={50} height={92} />
    {[0, 1, 2].map((row) => (
      <g key={row}>
        <circle cx="25" cy={38 + row * 20} r="5.5" className={row === 0 ? fill : soft} />
        <path d={`M36 ${38 + row * 20}h17`} className={soft} />
      </g>
    ))}
    <rect x="112" y="20" width="76" height="40" rx="5" className={sheet} />
    <rect x="104" y="36" width="76" height="40" rx="5" className={sheet} />
    <rect x="94" y="54" width="80" height="46" rx="5" className={sheet} />
    <path d="M53 38h22c14 0 4 39 19 39" className={accent} />
    <circle cx="112" cy="77" r="9" className={fill} />
    <path d="M129 72h34M129 82h22" />
  </>
);

/** A folder gives, a clock says when, phones receive. */
const publish: ReactNode = (
  <>
    <path d="M10 104V48h22l7 9h37v47z" className={sheet} />
    <path d="M22 57V36h42v21" className={soft} />
    <path d="M37 41l11 6-11 6z" className={fill} />
    <path d="M76 80h22c18 0 12-54 30-54h26M98 80c18 0 12-14 30-14h26M98 80c18 0 12 26 30 26h26" className={accent} />
    <Phone x={158} y={8} width={26} height={36} lit />
    <Phone x={158} y={48} width={26} height={36} lit />
    <Phone x={158} y={88} width={26} height={36} lit />
    <circle cx="92" cy="30" r="15" className={sheet} />
    <path d="M92 21v9l6 4" />
  </>
);

/** A post with what people do around it. */
const engage: ReactNode = (
  <>
    <rect x="58" y="14" width="62" height="106" rx="8" className={sheet} />
    <path d="M80 52l22 13-22 13z" className={soft} />
    <path d="M68 100h34M68 108h22" className={soft} />
    <path d="M120 34h14" className={accent} />
    <circle cx="152" cy="34" r="18" className={sheet} />
    <path d="M152 43l-8.5-8a5.2 5.2 0 0 1 8.5-5.6 5.2 5.2 0 0 1 8.5 5.6z" className={fill} />
    <path d="M120 92h14" className={accent} />
    <path d="M134 78h40v26h-24l-8 8v-8h-8z" className={sheet} />
    <path d="M143 88h22M143 95h14" className={soft} />
    <path d="M58 64H44" className={accent} />
    <circle cx="26" cy="52" r="7" />
    <path d="M12 80c1-11 7-16 14-16s13 5 14 16M41 42v10M36 47h10" />
  </>
);

/** A list seen through a lens becomes a file. */
const collect: ReactNode = (
  <>
    <Phone x={14} y={14} width={60} height={106} />
    {[0, 1, 2, 3].map((row) => (
      <g key={row}>
        <circle cx="29" cy={34 + row * 19} r="5" className={soft} />
        <path d={`M40 ${34 + row * 19}h24`} className={soft} />
      </g>
    ))}
    <circle cx="66" cy="58" r="22" className={sheet} />
    <path d="M52 52h28M52 60h20M52 68h24" className={accent} />
    <path d="M82 74l14 14" />
    <path d="M104 66h20M118 60l6 6-6 6" className={accent} />
    <path d="M134 26h34l16 16v66h-50z" className={sheet} />
    <path d="M168 26v16h16" />
    <path d="M144 58h30M144 70h30M144 82h30M144 94h18M156 52v48" className={soft} />
  </>
);

/** One strip of film in, several versions out. */
const video: ReactNode = (
  <>
    <rect x="8" y="38" width="66" height="56" rx="4" className={sheet} />
    {[14, 26, 38, 50, 62].map((x) => (
      <path key={x} d={`M${x} 45h5M${x} 87h5`} className={soft} />
    ))}
    <path d="M34 56l18 10-18 10z" className={fill} />
    <path d="M74 66h14c12 0 8-40 20-40h8M88 66h28M88 66c12 0 8 40 20 40h8" className={accent} />
    {[8, 48, 88].map((y, index) => (
      <g key={y}>
        <rect x="120" y={y} width="66" height="36" rx="4" className={sheet} />
        <path d={`M${130 + index * 6} ${y + 11}l9 5-9 5z`} className={index === 1 ? fill : soft} />
        <path d={`M130 ${y + 29}h${[40, 26, 34][index]}`} className={soft} />
        <path d={`M162 ${y + 12}v8M167 ${y + 9}v14M172 ${y + 13}v6M177 ${y + 10}v12`} className={soft} />
      </g>
    ))}
  </>
);

const stages: Record<FeatureGroup['key'], ReactNode> = { connect, accounts, publish, engage, collect, video };

/** A line drawing for each stage of the work; decoration, the heading beside it names the stage. */
export function StageDrawing({ stage }: { stage: FeatureGroup['key'] }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 132" width="200" height="132" aria-hidden="true">
      {stages[stage]}
    </svg>
  );
}
