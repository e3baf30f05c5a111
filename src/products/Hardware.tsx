import { Cell, Cells } from '../marketing/Cells.tsx';
import type { Marketing } from '../marketing/data.ts';
import { SimDrawing } from '../marketing/drawings/SmallDrawings.tsx';
import { PageHero } from '../marketing/PageHero.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Hardware.module.css';

type HardwareData = Marketing['products']['hardware'];

interface HeroProps {
  hero: HardwareData['hero'];
  contactHref: string;
  orderLabel: string;
}

export function HardwareHero({ hero, contactHref, orderLabel }: HeroProps) {
  return (
    <PageHero title={hero.title} lead={hero.lead} actions={<ButtonLink href={contactHref}>{orderLabel}</ButtonLink>} />
  );
}

export function AdbKeyAndBoards({ adbkey, boards }: Pick<HardwareData, 'adbkey' | 'boards'>) {
  return (
    <Cells>
      <Cell title={boards.title} text={boards.text}>
        <ul className={styles.boards}>
          {boards.items.map((name) => (
            <li key={name}>
              <b>{name}</b> {boards.itemsNote}
            </li>
          ))}
        </ul>
      </Cell>
      <Cell title={adbkey.title} text={adbkey.text}>
        {adbkey.link && <a href={adbkey.link.href}>{adbkey.link.label}</a>}
      </Cell>
    </Cells>
  );
}

export function SimCard({ sim }: { sim: HardwareData['sim'] }) {
  return (
    <div className={styles.sim}>
      <SimDrawing />
      <div>
        <h3 className={styles.title}>{sim.meaning.title}</h3>
        <p className={styles.text}>{sim.meaning.text}</p>
        <p className={styles.lawful}>{sim.lawful}</p>
      </div>
    </div>
  );
}

interface OrderProps extends Pick<HardwareData, 'order' | 'shipping'> {
  contactHref: string;
}

export function HowToOrder({ order, shipping, contactHref }: OrderProps) {
  return (
    <Cells>
      <Cell title={order.title} text={order.text} tone="accent">
        <ButtonLink href={contactHref}>{order.label}</ButtonLink>
      </Cell>
      <Cell title={shipping.title} text={shipping.text} />
    </Cells>
  );
}
