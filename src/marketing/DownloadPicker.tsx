import type { ReactNode } from 'react';
import type { UiLabels } from '../lib/i18n.ts';
import { fill } from '../lib/labels.ts';
import type { Locale } from '../lib/locales.ts';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import styles from './DownloadPicker.module.css';
import { type Build, type BuildSystem, checksumCommand, type System } from './download.ts';

type DownloadLabels = UiLabels<'download'>;

interface Props {
  locale: Locale;
  labels: DownloadLabels;
  /** Words of the boxes with commands. */
  code: { copy: string; copied: string };
  /** Name of the program on this page. */
  product: string;
  builds: Record<BuildSystem, Build>;
  /** What each build runs on, e.g. "Windows 10/11, 64-bit"; from the registry of figures. */
  systems: Record<BuildSystem | 'linux', string>;
  /** Removes the quarantine mark after installing on a Mac. */
  macCommand: string;
  requirements: ReadonlyArray<{ label: string; value: string }>;
}

/**
 * All builds as plain HTML. What depends on the visitor's machine is there too and shown by the style sheet, once
 * detect-os.inline.ts has marked the document; download-picker.client.ts passes the distributor on.
 */
export function DownloadPicker({ locale, labels, code, product, builds, systems, macCommand, requirements }: Props) {
  const buildCard = (name: BuildSystem, action: string): ReactNode => (
    <Card name={name} title={labels[name]} runsOn={systems[name]} yours={labels.yourSystem}>
      <Facts build={builds[name]} labels={labels} locale={locale} />
      <ButtonLink href={builds[name].url} rel="nofollow" data-installer="">
        {action}
      </ButtonLink>
    </Card>
  );

  return (
    <div className={styles.picker}>
      <Status product={product} labels={labels} />
      <div className={styles.cards}>
        {buildCard('windows', labels.forWindows)}
        {buildCard('macos', labels.forMac)}
        <Card name="linux" title={labels.linux} runsOn={systems.linux} yours={labels.yourSystem}>
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

/** One sentence for each kind of machine; the style sheet shows the one that applies. */
function Status({ product, labels }: { product: string; labels: DownloadLabels }) {
  const sentences: Record<System, string> = {
    windows: fill(labels.recognized, { system: labels.windows }),
    macos: fill(labels.recognized, { system: labels.macos }),
    linux: labels.recognizedLinux,
    phone: fill(labels.onPhone, { product }),
    unknown: fill(labels.choose, { product }),
  };
  return (
    <div className={styles.status}>
      {Object.entries(sentences).map(([system, sentence]) => (
        <p key={system} data-machine-is={system}>
          {sentence}
        </p>
      ))}
      <button
        type="button"
        className={styles.copyLink}
        data-machine-is="phone"
        data-copy="address"
        data-copied={labels.linkCopied}
      >
        {labels.copyLink}
      </button>
    </div>
  );
}

interface CardProps {
  name: BuildSystem | 'linux';
  title: string;
  runsOn: string;
  /** Label of the card that suits the visitor's machine. */
  yours: string;
  children: ReactNode;
}

const marks: Record<CardProps['name'], string> = {
  windows: 'M4 8.5l10-1.5v8.5H4zM16 6.7L28 5v10.5H16zM4 17.5h10V26L4 24.5zM16 17.5h12V28l-12-1.7z',
  macos: 'M5 7h22v15H5zM12 27h8M16 22v5',
  linux: 'M4 6h24v20H4zM9 12l4 4-4 4M16 20h7',
};

function Card({ name, title, runsOn, yours, children }: CardProps) {
  return (
    <article className={styles.card} data-build={name}>
      <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path d={marks[name]} />
      </svg>
      <span className={styles.badge} data-machine-is={name}>
        <Badge tone="accent">{yours}</Badge>
      </span>
      <h2 className={styles.system}>{title}</h2>
      <p className={styles.runsOn}>{runsOn}</p>
      {children}
    </article>
  );
}

function Facts({ build, labels, locale }: { build: Build; labels: DownloadLabels; locale: Locale }) {
  const size = build.sizeMb && new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(build.sizeMb);
  const facts = [
    build.version && fill(labels.version, { version: build.version }),
    size && fill(labels.size, { n: size }),
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

interface VerifyProps {
  builds: Props['builds'];
  labels: DownloadLabels;
  code: Props['code'];
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
