import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../lib/i18n.ts';
import type { Locale } from '../lib/locales.ts';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { island } from '../ui/CrashCard.tsx';
import styles from './DownloadPicker.module.css';
import {
  type Build,
  type BuildSystem,
  checksumCommand,
  readDistributor,
  recognizeSystem,
  type System,
  withDistributor,
} from './download.ts';
import type { DownloadPickerLabels } from './label-keys.ts';

interface Props {
  locale: Locale;
  labels: DownloadPickerLabels;
  /** Name of the program on this page. */
  product: string;
  builds: Record<BuildSystem, Build>;
  /** What each build runs on, e.g. "Windows 10/11, 64-bit"; from the registry of figures. */
  systems: Record<BuildSystem | 'linux', string>;
  /** Removes the quarantine mark after installing on a Mac. */
  macCommand: string;
  requirements: ReadonlyArray<{ label: string; value: string }>;
}

/** What only the browser knows. */
interface Visitor {
  system: System;
  distributor: string | undefined;
  address: string;
}

/** Not in TypeScript's DOM library: only Chromium offers it. */
function hintedPlatform(): string | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  if (typeof data !== 'object' || data === null || !('platform' in data)) return undefined;
  return typeof data.platform === 'string' ? data.platform : undefined;
}

function DownloadPicker({ locale, labels, product, builds, systems, macCommand, requirements }: Props) {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const { userAgent, maxTouchPoints } = navigator;
    setVisitor({
      system: recognizeSystem({ platform: hintedPlatform(), userAgent, maxTouchPoints }),
      distributor: readDistributor(location.search),
      address: location.href,
    });
  }, []);
  const system = visitor?.system ?? 'unknown';
  const code = { copy: labels.copy, copied: labels.copied };

  const buildCard = (name: BuildSystem, action: string): ReactNode => (
    <Card
      name={name}
      title={labels[name]}
      runsOn={systems[name]}
      badge={system === name ? labels.yourSystem : undefined}
    >
      <Facts build={builds[name]} labels={labels} locale={locale} />
      <ButtonLink
        href={withDistributor(builds[name].url, visitor?.distributor)}
        look={hasBuild(system) && system !== name ? 'secondary' : 'primary'}
        rel="nofollow"
      >
        {action}
      </ButtonLink>
    </Card>
  );

  return (
    <div className={styles.picker}>
      <Status system={system} address={visitor?.address} product={product} labels={labels} />
      <div className={styles.cards} data-system={system}>
        {buildCard('windows', labels.forWindows)}
        {buildCard('macos', labels.forMac)}
        <Card
          name="linux"
          title={labels.linux}
          runsOn={systems.linux}
          badge={system === 'linux' ? labels.yourSystem : undefined}
        >
          <p className={styles.facts}>{labels.inDevelopment}</p>
          <p className={styles.soon}>{labels.comingSoon}</p>
        </Card>
      </div>

      <div className={styles.more}>
        <section className={styles.block}>
          <h2 className={styles.heading}>{labels.macTitle}</h2>
          <p>{fill(labels.macText, { product })}</p>
          <CodeBlock code={macCommand} labels={code} />
        </section>
        <section className={styles.block}>
          <h2 className={styles.heading}>{labels.requirements}</h2>
          <dl className={styles.requirements}>
            {requirements.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <Verify builds={builds} labels={labels} code={code} />
      </div>
    </div>
  );
}

const hasBuild = (system: System): system is BuildSystem => system === 'windows' || system === 'macos';

interface StatusProps {
  system: System;
  address: string | undefined;
  product: string;
  labels: DownloadPickerLabels;
}

function Status({ system, address, product, labels }: StatusProps) {
  const slots = { product };
  return (
    <div className={styles.status} data-phone={system === 'phone' || undefined}>
      <p role="status">
        {hasBuild(system) && fill(labels.recognized, { system: labels[system] })}
        {system === 'linux' && labels.recognizedLinux}
        {system === 'phone' && fill(labels.onPhone, slots)}
        {system === 'unknown' && fill(labels.choose, slots)}
      </p>
      {system === 'phone' && (
        <button type="button" className={styles.copyLink} data-copy={address} data-copied={labels.linkCopied}>
          {labels.copyLink}
        </button>
      )}
    </div>
  );
}

interface CardProps {
  name: BuildSystem | 'linux';
  title: string;
  runsOn: string;
  badge: string | undefined;
  children: ReactNode;
}

const marks: Record<CardProps['name'], string> = {
  windows: 'M4 8.5l10-1.5v8.5H4zM16 6.7L28 5v10.5H16zM4 17.5h10V26L4 24.5zM16 17.5h12V28l-12-1.7z',
  macos: 'M5 7h22v15H5zM12 27h8M16 22v5',
  linux: 'M4 6h24v20H4zM9 12l4 4-4 4M16 20h7',
};

function Card({ name, title, runsOn, badge, children }: CardProps) {
  return (
    <article className={styles.card} data-build={name}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d={marks[name]} />
      </svg>
      {badge && (
        <span className={styles.badge}>
          <Badge tone="accent">{badge}</Badge>
        </span>
      )}
      <h2 className={styles.system}>{title}</h2>
      <p className={styles.runsOn}>{runsOn}</p>
      {children}
    </article>
  );
}

function Facts({ build, labels, locale }: { build: Build; labels: DownloadPickerLabels; locale: Locale }) {
  const size = build.sizeMb && new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(build.sizeMb);
  const facts = [
    build.version && fill(labels.version, { version: build.version }),
    size && fill(labels.size, { n: size }),
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

interface VerifyProps {
  builds: Props['builds'];
  labels: DownloadPickerLabels;
  code: { copy: string; copied: string };
}

function Verify({ builds, labels, code }: VerifyProps) {
  const rows: Array<{ system: BuildSystem; sha256: string; how: string }> = [];
  if (builds.windows.sha256) {
    rows.push({ system: 'windows', sha256: builds.windows.sha256, how: labels.verifyWindows });
  }
  if (builds.macos.sha256) rows.push({ system: 'macos', sha256: builds.macos.sha256, how: labels.verifyMac });
  if (rows.length === 0) return null;
  return (
    <section className={`${styles.block} ${styles.verify}`}>
      <h2 className={styles.heading}>{labels.verifyTitle}</h2>
      <p>{labels.verifyText}</p>
      {rows.map(({ system, sha256, how }) => (
        <div key={system} className={styles.check}>
          <h3>{labels[system]}</h3>
          <p>{how}</p>
          <CodeBlock code={checksumCommand(builds[system].url, system)} labels={code} />
          <p>{labels.checksum}</p>
          <CodeBlock code={sha256.toLowerCase()} labels={code} />
        </div>
      ))}
    </section>
  );
}

export default island(DownloadPicker);
