import { type KeyboardEvent, memo, type ReactNode, useId, useState } from 'react';
import { fill } from '../../i18n/labels.ts';
import { isArrow, neighbor } from './grid.ts';
import type { DeckLabels } from './labels.ts';
import { pageItems } from './pages.ts';
import { columnsOf } from './parts.client.ts';
import { bezel, phoneSize, plateHeight, screenSize, viewArea } from './phone.ts';
import { itemShapes, variantCount, variantOf } from './pictures.ts';
import { Shapes } from './Shapes.tsx';
import { firstScreen } from './screen.ts';
import { boxPath, caseRadius, tabMarks } from './shapes.ts';
import styles from './Wall.module.css';

/** Id of the drawing of one variant. */
export const stillSymbol = (stills: string, variant: number): string => `${stills}${variant}`;

/** The small phones before the deck wakes, one drawing for each variant. */
function Stills({ id }: { id: string }) {
  return (
    <svg className={styles.stills} width="0" height="0" aria-hidden="true">
      {Array.from({ length: variantCount }, (_, variant) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other name
        <symbol key={variant} id={stillSymbol(id, variant)} viewBox={`0 0 ${phoneSize.width} ${phoneSize.height}`}>
          <path className={styles.case} d={boxPath(1, 1, phoneSize.width - 2, phoneSize.height - 2, caseRadius)} />
          <path data-tone="edge" d={tabMarks} />
          <path data-tone="vivid" d={boxPath(bezel + 19, bezel + viewArea.top - 3, 22, 3)} />
          <svg
            x={bezel}
            y={bezel + viewArea.top}
            width={screenSize.width}
            height={viewArea.height}
            viewBox={`0 0 ${screenSize.width} ${viewArea.height}`}
            aria-hidden="true"
          >
            {pageItems(0, firstScreen.content)
              .filter((item) => item.y < viewArea.height)
              .map((item) => (
                <g key={item.id} transform={`translate(${item.x} ${item.y})`}>
                  <Shapes shapes={itemShapes(item, false, variant)} />
                </g>
              ))}
          </svg>
        </symbol>
      ))}
    </svg>
  );
}

interface StillPhoneProps {
  className: string | undefined;
  symbol: string;
  children?: ReactNode;
}

export function StillPhone({ className, symbol, children }: StillPhoneProps) {
  return (
    <svg className={className} viewBox={`0 0 ${phoneSize.width} ${phoneSize.height}`} aria-hidden="true">
      <use href={`#${symbol}`} />
      {children}
    </svg>
  );
}

function Still({ number, symbol }: { number: number; symbol: string }) {
  return (
    <StillPhone className={styles.still} symbol={symbol}>
      <circle data-tone="vivid" cx={66} cy={phoneSize.height - plateHeight / 2} r={7} />
      <text x={82} y={phoneSize.height - plateHeight / 2 + 12}>
        {String(number).padStart(2, '0')}
      </text>
    </StillPhone>
  );
}

interface WallProps {
  count: number;
  awake: boolean;
  /** Begins the ids of the drawings that stand in for the phones until then. */
  stills: string;
  resting: ReadonlySet<number>;
  labels: DeckLabels;
  onTick: (index: number, following: boolean) => void;
}

export const Wall = memo(function Wall({ count, awake, stills, resting, labels, onTick }: WallProps) {
  const id = useId();
  const [tabStop, setTabStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const list = event.currentTarget.closest('ul');
    if (!list || !isArrow(event.key)) return;
    event.preventDefault();
    const boxes = [...list.querySelectorAll('input')];
    const next = neighbor(boxes.indexOf(event.currentTarget), event.key, columnsOf(list), boxes.length);
    setTabStop(next);
    boxes[next]?.focus();
  };
  return (
    <div className={styles.wall}>
      <div className={styles.rack} data-part="rack">
        {!awake && <Stills id={stills} />}
        <div className={styles.picture} aria-hidden="true">
          <canvas data-part="canvas" />
        </div>
        <p id={`${id}keys`} className="visually-hidden">
          {labels.wallKeys}
        </p>
        <ul className={styles.list} data-part="list" aria-label={labels.wall} aria-describedby={`${id}keys`}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a phone is its number
            <li key={index} className={styles.cell}>
              <input
                type="checkbox"
                className={`${styles.tick} needs-js`}
                aria-label={fill(labels.phone, { n: index + 1 })}
                defaultChecked={!resting.has(index)}
                tabIndex={index === Math.min(tabStop, count - 1) ? 0 : -1}
                onChange={(event) => onTick(index, event.currentTarget.checked)}
                onKeyDown={onKeyDown}
                onFocus={() => setTabStop(index)}
              />
              <span className={styles.slot} data-slot>
                {!awake && <Still number={index + 1} symbol={stillSymbol(stills, variantOf(index))} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});
