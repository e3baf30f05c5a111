import type { ReactNode } from 'react';
import type { Format } from '../../i18n/counts.ts';
import { fill } from '../../i18n/labels.ts';
import type { Definition } from '../calculator/calculate.ts';
import type { ToolLabels } from '../shared/words.ts';
import styles from './FarmDrawing.module.css';
import { drawnTree, type FarmInput, type FarmPlan } from './farm-plan.ts';

const drawnHubs = 6;

interface Props {
  plan: FarmPlan;
  input: FarmInput;
  hubTree: Definition;
  labels: ToolLabels<'farm-planner'>;
  format: Format;
}

/** The fullest computer with what hangs on it. */
export function FarmDrawing({ plan, input, hubTree, labels, format }: Props) {
  const [computer] = plan.computers;
  if (!computer) return null;
  const onNetwork = input.connection === 'network';
  const { controllers, more } = drawnTree(computer, hubTree, drawnHubs);
  const description = fill(onNetwork ? labels.drawingNetwork : labels.drawingUsb, {
    phones: format(computer.phones),
    controllers: format(computer.controllers.length),
    hubs: format(computer.banks.length),
    tiers: format(plan.tiers),
    banks: computer.banks.map(format).join(' + '),
  });
  const hubs = (banks: number[]) =>
    banks.map((phones, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a hub is its place
      <Part key={index} kind="hub" text={format(phones)} phones={phones} ports={input.hubPorts} />
    ));
  return (
    <figure className={styles.drawing} data-network={onNetwork || undefined}>
      <div role="img" aria-label={description}>
        <Part kind="computer" text={labels.computer}>
          {controllers.map(({ number, branches }) => (
            <Part
              key={number}
              kind="controller"
              text={onNetwork ? labels.network : fill(labels.controller, { n: number })}
            >
              {branches.map(({ splitter, banks }, index) =>
                splitter ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its place
                  <Part key={index} kind="splitter" text={labels.splitter}>
                    {hubs(banks)}
                  </Part>
                ) : (
                  hubs(banks)
                ),
              )}
            </Part>
          ))}
          {more > 0 && <Part kind="more" text={fill(labels.moreHubs, { n: format(more) })} />}
        </Part>
      </div>
      <figcaption>
        <strong>{labels.drawing}</strong> {fill(labels.drawingOf, { n: 1, all: format(plan.computers.length) })}
      </figcaption>
    </figure>
  );
}

interface PartProps {
  kind: string;
  text: string;
  phones?: number;
  ports?: number;
  /** What hangs on it. */
  children?: ReactNode;
}

function Part({ kind, text, phones = 0, ports = 0, children }: PartProps) {
  return (
    <div className={styles.part}>
      <p className={styles.label} data-kind={kind}>
        {Array.from({ length: ports }, (_, port) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a port is its number
          <i key={port} data-free={port >= phones || undefined} />
        ))}
        <span>{text}</span>
      </p>
      {children && <div className={styles.below}>{children}</div>}
    </div>
  );
}
