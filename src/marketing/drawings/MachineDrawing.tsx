import { type MachinePart, machineParts } from '../machine-parts.ts';
import styles from './machine.module.css';

export type MachineShape = 'tall' | 'low';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Case {
  sheet: { width: number; height: number };
  front: Box;
  /** How far the back lies behind the front, to the right and up. */
  depth: { x: number; y: number };
  /** Where the boards are, and in how many rows and columns. */
  boards: Box & { columns: (boards: number) => number };
  supply: Box;
  fans: ReadonlyArray<{ x: number; y: number; radius: number }>;
  usb: Box;
  network: Box;
  pins: Record<MachinePart, readonly [x: number, y: number]>;
}

/** Both cases hold the same parts. How they are arranged is simplified. */
const cases: Record<MachineShape, Case> = {
  tall: {
    sheet: { width: 268, height: 396 },
    front: { x: 24, y: 62, width: 176, height: 322 },
    depth: { x: 46, y: -46 },
    boards: { x: 38, y: 144, width: 148, height: 160, columns: () => 2 },
    supply: { x: 38, y: 314, width: 92, height: 58 },
    fans: [
      { x: 74, y: 106, radius: 31 },
      { x: 150, y: 106, radius: 31 },
    ],
    usb: { x: 144, y: 318, width: 42, height: 20 },
    network: { x: 144, y: 348, width: 42, height: 22 },
    pins: { boards: [38, 152], supply: [38, 322], fans: [112, 84], usb: [186, 318], network: [186, 360] },
  },
  low: {
    sheet: { width: 532, height: 232 },
    front: { x: 20, y: 84, width: 420, height: 134 },
    depth: { x: 76, y: -70 },
    boards: { x: 34, y: 98, width: 240, height: 106, columns: (boards) => boards },
    supply: { x: 366, y: 98, width: 60, height: 66 },
    fans: [
      { x: 322, y: 124, radius: 24 },
      { x: 322, y: 178, radius: 24 },
    ],
    usb: { x: 366, y: 174, width: 26, height: 30 },
    network: { x: 400, y: 174, width: 26, height: 30 },
    pins: { boards: [40, 104], supply: [420, 104], fans: [322, 151], usb: [370, 206], network: [424, 206] },
  },
};

const path = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

function boardPaths(
  { x, y, width, height, columns }: Case['boards'],
  boards: number,
): { edges: string; chips: string } {
  const across = columns(boards);
  const down = Math.ceil(boards / across);
  const step = { x: width / across, y: height / down };
  const gap = across > down ? 3 : 4;
  const places = Array.from(
    { length: boards },
    (_, index): Box => ({
      x: x + (index % across) * step.x,
      y: y + Math.floor(index / across) * step.y,
      width: step.x - gap,
      height: step.y - gap,
    }),
  );
  const chip = Math.min(step.x, step.y) - gap - 4;
  return {
    edges: places.map(path).join(''),
    chips: places.map((place) => path({ x: place.x + 2, y: place.y + 2, width: chip, height: chip })).join(''),
  };
}

const blades = ({ x, y, radius }: Case['fans'][number]): string =>
  [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const at = (turn: number, reach: number): string => {
        const radians = ((angle + turn) * Math.PI) / 180;
        return `${(x + Math.cos(radians) * reach).toFixed(1)} ${(y + Math.sin(radians) * reach).toFixed(1)}`;
      };
      return `M${at(0, 6)}Q${at(14, radius * 0.6)} ${at(46, radius - 4)}`;
    })
    .join('');

/**
 * The machine, seen from the front and a little from above. Its front opens with the `details` around it
 * (machine.module.css) and shows the numbered parts. A picture only: the list beside it names them.
 */
export function MachineDrawing({ shape, boards }: { shape: MachineShape; boards: number }) {
  const { sheet, front, depth, boards: room, supply, fans, usb, network, pins } = cases[shape];
  const { edges, chips } = boardPaths(room, boards);
  const right = front.x + front.width;
  const slots = Array.from({ length: 9 }, (_, index) =>
    shape === 'tall' ? `M58 ${112 + index * 12}h108` : `M${70 + index * 40} 112v78`,
  ).join('');
  return (
    <svg
      className={styles.machine}
      data-shape={shape}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
    >
      <path
        className={styles.top}
        d={`M${front.x} ${front.y}l${depth.x} ${depth.y}h${front.width}l${-depth.x} ${-depth.y}z`}
      />
      <path
        className={styles.side}
        d={`M${right} ${front.y}l${depth.x} ${depth.y}v${front.height}l${-depth.x} ${-depth.y}z`}
      />
      <path className={styles.inside} d={path(front)} />
      <g data-inside="boards">
        <path d={edges} />
        <path className={styles.chips} d={chips} />
      </g>
      <g data-inside="supply">
        <path d={path(supply)} />
        <path className={styles.bolt} d={`M${supply.x + supply.width / 2 + 3} ${supply.y + 14}l-12 18h14l-8 16`} />
      </g>
      <g data-inside="fans">
        {fans.map((fan) => (
          <g key={`${fan.x} ${fan.y}`}>
            <circle cx={fan.x} cy={fan.y} r={fan.radius} />
            <circle cx={fan.x} cy={fan.y} r="5" />
            <path d={blades(fan)} />
          </g>
        ))}
      </g>
      <g data-inside="usb">
        <path d={path(usb)} />
        <path d={`M${usb.x + 7} ${usb.y + usb.height / 2}h${usb.width - 14}`} />
      </g>
      <g data-inside="network">
        <path d={path(network)} />
        <path d={`M${network.x + 7} ${network.y + network.height - 7}v-6h${network.width - 14}v6`} />
      </g>
      <g className={styles.door}>
        <path d={path(front)} />
        <path className={styles.slots} d={slots} />
      </g>
      <g className={styles.pins}>
        {machineParts.map((part, index) => (
          <g key={part} data-inside={part}>
            <circle cx={pins[part][0]} cy={pins[part][1]} r="11" />
            <text x={pins[part][0]} y={pins[part][1] + 4.5}>
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
