import type { Format } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';
import styles from './FarmDrawing.module.css';
import type { PartProps } from './FarmResult.tsx';
import type { Computer, HubPorts } from './farm-plan.ts';
import type { FarmLabels } from './labels.ts';
import { type TreeLine, treeLines } from './tree.ts';

/* The drawing's own units; `scale` is its largest size in pixels, narrow columns shrink it. */
const canvas = { line: 27, indent: 17, phone: 8, step: 10.5, hub: 26, top: 18, minWidth: 190, scale: 1.4 };
const maxDrawnHubs = 6;

/** The fullest computer with what hangs on it. */
export function FarmDrawing({ plan, input, labels, format }: PartProps) {
  const [computer] = plan.computers;
  const network = input.connection === 'network';
  const lines = treeLines(network ? asChargers(computer) : computer, maxDrawnHubs);
  const description = fill(network ? labels.drawingNetwork : labels.drawingUsb, {
    phones: format(computer.phones),
    controllers: format(computer.controllers.length),
    hubs: format(computer.banks.length),
    tiers: format(plan.tiers),
    banks: computer.banks.map(format).join(' + '),
  });
  const deepest = Math.max(...lines.map(({ depth }) => depth));
  const width = Math.max(canvas.minWidth, bankX(lineX(deepest)) + input.hubPorts * canvas.step + 22);
  const height = lineY(lines.length - 1) + canvas.top;
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width * canvas.scale}
        height={height * canvas.scale}
        role="img"
        aria-label={description}
      >
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place in the tree
            key={index}
            line={line}
            at={index}
            parentDepth={lines[line.parent]?.depth ?? 0}
            hubPorts={input.hubPorts}
            network={network}
            labels={labels}
            format={format}
          />
        ))}
      </svg>
      <figcaption>
        <span className={styles.drawingNote}>{labels.drawing}</span>
        {fill(labels.drawingOf, { n: 1, all: format(plan.computers.length) })}
      </figcaption>
    </figure>
  );
}

/** On the network the hubs hang on nothing: they are drawn as one bank beside another. */
const asChargers = (computer: Computer): Computer => ({
  ...computer,
  controllers: [
    {
      phones: computer.phones,
      branches: computer.banks.map((bank) => ({ splitter: false, banks: [bank] })),
      addresses: 0,
      tiers: 0,
    },
  ],
});

interface LineProps {
  line: TreeLine;
  at: number;
  parentDepth: number;
  hubPorts: HubPorts;
  network: boolean;
  labels: FarmLabels;
  format: Format;
}

const lineX = (depth: number): number => 4 + depth * canvas.indent;
const lineY = (index: number): number => canvas.top + index * canvas.line;
const bankX = (x: number): number => x + canvas.hub + 6;

function Line({ line, at, parentDepth, hubPorts, network, labels, format }: LineProps) {
  const x = lineX(line.depth);
  const y = lineY(at);
  const stem = lineX(parentDepth) + 7;
  return (
    <g>
      {line.parent >= 0 && (
        <path
          className={network ? styles.air : styles.wire}
          d={`M${stem} ${lineY(line.parent) + 9}V${y - 4}q0 4 4 4H${x}`}
        />
      )}
      {line.kind === 'computer' && (
        <>
          <rect className={styles.node} x={x} y={y - 10} width="22" height="14" rx="2.5" />
          <path className={styles.outline} d={`M${x + 6} ${y + 8}h10M${x + 11} ${y + 4}v4`} />
          <text x={x + 30} y={y + 3}>
            {labels.computer}
          </text>
        </>
      )}
      {line.kind === 'controller' && (
        <>
          <rect className={styles.chip} x={x} y={y - 7} width="14" height="14" rx="3" />
          <text x={x + 21} y={y + 4}>
            {network ? labels.network : fill(labels.controller, { n: line.number })}
          </text>
        </>
      )}
      {line.kind === 'splitter' && (
        <>
          <rect className={styles.node} x={x} y={y - 5} width="14" height="10" rx="2" />
          <text x={x + 21} y={y + 4}>
            {labels.splitter}
          </text>
        </>
      )}
      {line.kind === 'bank' && <Bank x={x} y={y} phones={line.phones} ports={hubPorts} format={format} />}
      {line.kind === 'more' && (
        <text className={styles.more} x={x + 4} y={y + 4}>
          {fill(labels.moreHubs, { n: format(line.hubs) })}
        </text>
      )}
    </g>
  );
}

interface BankProps {
  x: number;
  y: number;
  phones: number;
  ports: HubPorts;
  format: Format;
}

function Bank({ x, y, phones, ports, format }: BankProps) {
  const start = bankX(x);
  return (
    <>
      <rect className={styles.node} x={x} y={y - 7} width={canvas.hub} height="14" rx="3" />
      <path className={styles.outline} d={`M${x + 6} ${y}h3M${x + 11.5} ${y}h3M${x + 17} ${y}h3`} />
      {Array.from({ length: ports }, (_, port) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a port is its number
          key={port}
          className={port < phones ? styles.phone : styles.free}
          x={start + port * canvas.step}
          y={y - 8}
          width={canvas.phone}
          height="16"
          rx="2"
        />
      ))}
      <text className={styles.count} x={start + ports * canvas.step + 3} y={y + 4}>
        {format(phones)}
      </text>
    </>
  );
}
