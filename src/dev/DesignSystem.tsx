import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Card } from '../ui/Card.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { calloutKinds } from '../ui/callout-kinds.ts';
import { Figure } from '../ui/Figure.tsx';
import { Grid } from '../ui/Grid.tsx';
import { Steps } from '../ui/Steps.tsx';
import { Tab, Tabs } from '../ui/Tabs.tsx';
import styles from './DesignSystem.module.css';

const colors = [
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'page',
  'raised',
  'sunken',
  'accent-fill',
  'accent-text',
  'accent-soft',
  'accent-line',
  'tip',
  'info',
  'warning',
  'danger',
] as const;
const sizes = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl', '4xl'] as const;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function DesignSystem() {
  return (
    <div className={`container stack ${styles.page}`}>
      <h1>Design system</h1>
      <Section title="Colors">
        <Grid columns={4} as="ul">
          {colors.map((name) => (
            <li key={name}>
              <span className={styles.swatch} style={{ background: `var(--${name})` }} />
              <code>--{name}</code>
            </li>
          ))}
        </Grid>
      </Section>
      <Section title="Type">
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            {size}: one desk, many phones · 一张桌子，许多手机 · один стол, много телефонов 0123456789
          </p>
        ))}
      </Section>
      <Section title="Buttons and badges">
        <p className="cluster">
          <Button>Primary</Button>
          <Button look="secondary">Secondary</Button>
          <Button look="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <ButtonLink href="#top">Link</ButtonLink>
        </p>
        <p className="cluster">
          <Badge>note</Badge>
          <Badge tone="accent">accent</Badge>
          <Badge tone="tip">tip</Badge>
          <Badge tone="warning">warning</Badge>
          <Badge tone="danger">danger</Badge>
        </p>
      </Section>
      <Section title="Callouts">
        {calloutKinds.map((kind) => (
          <Callout key={kind} kind={kind} title={kind}>
            <p>A box of the kind “{kind}”.</p>
          </Callout>
        ))}
      </Section>
      <Section title="Cards">
        <Grid>
          <Card title="Plain card" headingLevel={3}>
            <p>Text of the card.</p>
          </Card>
          <Card title="Card that leads somewhere" href="#top" headingLevel={3} eyebrow="Eyebrow">
            <p>The whole card is the link.</p>
          </Card>
        </Grid>
      </Section>
      <Section title="Running text">
        <div className="prose">
          <p>
            A paragraph with <a href="#top">a link to the top of this page</a>, <code>code</code>,{' '}
            <strong>a label</strong> and <kbd>Ctrl</kbd>+<kbd>V</kbd>.
          </p>
          <Steps>
            <ol>
              <li>First step</li>
              <li>Second step</li>
            </ol>
          </Steps>
          <Tabs
            group="os"
            tabs={[
              { id: 'windows', label: 'Windows', panel: 'tab-windows' },
              { id: 'macos', label: 'macOS', panel: 'tab-macos' },
            ]}
          >
            <Tab id="windows" label="Windows" panel="tab-windows">
              <p>On Windows.</p>
            </Tab>
            <Tab id="macos" label="macOS" panel="tab-macos">
              <p>On macOS.</p>
            </Tab>
          </Tabs>
          <CodeBlock code="adb devices -l" labels={{ copy: 'Copy', copied: 'Copied' }} />
          <div className="table-scroll">
            <table>
              <thead>
                <tr>
                  <th>Setting</th>
                  <th>Meaning</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Task interval</td>
                  <td>Pause between two tasks</td>
                </tr>
              </tbody>
            </table>
          </div>
          <Figure note="Illustration" caption="A phone">
            <svg viewBox="0 0 200 80" width="200" height="80" role="img" aria-label="A phone">
              <rect x="80" y="6" width="40" height="68" rx="8" fill="none" stroke="currentColor" />
            </svg>
          </Figure>
        </div>
      </Section>
    </div>
  );
}
