import type { ReactNode } from 'react';
import type { UiLabels } from '../i18n/i18n.ts';
import { fill } from '../i18n/labels.ts';
import type { Locale } from '../i18n/locales.ts';
import { shownTo } from '../lib/site-options.ts';
import type { Build } from '../lib/site-schema.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CodeBlock } from '../ui/CodeBlock.tsx';
import { Steps } from '../ui/Steps.tsx';
import styles from './DownloadPicker.module.css';
import { type BuildSystem, buildFacts, checksumCommand } from './download.ts';
import { type DesktopSystem, SystemIcon } from './SystemIcon.tsx';

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
  systems: Record<DesktopSystem, string>;
  /** Removes the quarantine mark after installing on a Mac. */
  macCommand: string;
  /** What to do first in the program. */
  next: { text: string; link?: { label: string; href: string } | undefined };
}

/**
 * A card for every system, with its own steps, as plain HTML. Once detect-os.inline.ts has marked the document, the style
 * sheet (download-machine.css) shows the reader's own, and the others as links that bring theirs (`#for-macos`);
 * download-picker.client.ts passes the distributor on.
 */
export function DownloadPicker({ locale, labels, code, product, builds, systems, macCommand, next }: Props) {
  const start: ReactNode = (
    <li>
      {next.text} {next.link && <a href={next.link.href}>{next.link.label}</a>}
    </li>
  );
  const shared = { locale, labels, code };
  return (
    <div className={`stack ${styles.picker}`}>
      <Elsewhere product={product} labels={labels} />
      <BuildCard
        {...shared}
        system="windows"
        build={builds.windows}
        runsOn={systems.windows}
        action={labels.forWindows}
      >
        <li>{labels.windowsStep}</li>
        {start}
      </BuildCard>
      <BuildCard {...shared} system="macos" build={builds.macos} runsOn={systems.macos} action={labels.forMac}>
        <li>{fill(labels.macStep, { product })}</li>
        <li>
          {labels.macText}
          <CodeBlock code={macCommand} labels={code} />
        </li>
        {start}
      </BuildCard>
      <article className={`stack ${styles.card}`} id="for-linux" data-build="linux">
        <Head system="linux" runsOn={systems.linux} labels={labels}>
          <p className={styles.soon}>{labels.inDevelopment}</p>
        </Head>
        <p>{fill(labels.linuxText, { product })}</p>
      </article>
      <nav className={`cluster ${styles.others}`} data-others aria-label={labels.otherSystems}>
        <span className={styles.other} aria-hidden="true">
          {labels.otherSystems}
        </span>
        <span className={styles.any} aria-hidden="true">
          {labels.anySystem}
        </span>
        {(['windows', 'macos', 'linux'] as const).map((system) => (
          <ButtonLink key={system} look="secondary" href={`#for-${system}`} data-other={system}>
            <SystemIcon system={system} />
            {labels[system]}
            {system === 'linux' && <Badge>{labels.inDevelopment}</Badge>}
          </ButtonLink>
        ))}
      </nav>
    </div>
  );
}

/** For machines without a build of their own: a sentence, and on a phone the way to take the page along. */
function Elsewhere({ product, labels }: { product: string; labels: DownloadLabels }) {
  return (
    <div className={`quiet ${styles.elsewhere}`}>
      <p data-machine-is="unknown">{fill(labels.choose, { product })}</p>
      <div data-machine-is="phone">
        <p>{fill(labels.onPhone, { product })}</p>
        <Button data-copy="address" data-copied={labels.linkCopied}>
          {labels.copyLink}
        </Button>
      </div>
    </div>
  );
}

interface HeadProps {
  system: DesktopSystem;
  runsOn: string;
  labels: DownloadLabels;
  children: ReactNode;
}

function Head({ system, runsOn, labels, children }: HeadProps) {
  return (
    <div className={`stack ${styles.head}`}>
      <div className={`cluster ${styles.name}`}>
        <SystemIcon system={system} size={40} />
        <div>
          <h2>{labels[system]}</h2>
          <p>{runsOn}</p>
        </div>
        <span data-machine-is={system}>
          <Badge tone="accent">{labels.yourSystem}</Badge>
        </span>
      </div>
      {children}
    </div>
  );
}

interface CardProps extends Pick<Props, 'locale' | 'labels' | 'code'> {
  system: BuildSystem;
  build: Build;
  runsOn: string;
  action: string;
  /** The steps after the download. */
  children: ReactNode;
}

function BuildCard({ system, build, runsOn, action, locale, labels, code, children }: CardProps) {
  const { version, released, size } = buildFacts(build, { version: labels.version, size: labels.size }, locale);
  const known = [version, size].filter(Boolean).join(' · ');
  return (
    <article className={`stack ${styles.card}`} id={`for-${system}`} data-build={system}>
      <Head system={system} runsOn={runsOn} labels={labels}>
        <ButtonLink className={styles.action} href={build.url} rel="nofollow" data-installer="">
          {action}
        </ButtonLink>
        {shownTo(build.mirrors ?? [], locale).map(({ label, url, code: password }) => (
          <p key={url}>
            <a href={url} target="_blank" rel="nofollow noopener noreferrer">
              {label[locale]}
            </a>{' '}
            {password && <span className="meta">{fill(labels.mirrorCode, { code: password })}</span>}
          </p>
        ))}
        {(known || released) && (
          <p className="meta">
            {known}
            {known && released && ' · '}
            {released && <time dateTime={build.released}>{released}</time>}
          </p>
        )}
      </Head>
      <div className="stack">
        <h3>{labels.steps}</h3>
        <Steps>
          <ol>{children}</ol>
        </Steps>
      </div>
      {build.sha256 && <Verify url={build.url} sha256={build.sha256} system={system} labels={labels} code={code} />}
    </article>
  );
}

interface VerifyProps extends Pick<Props, 'labels' | 'code'> {
  url: string;
  sha256: string;
  system: BuildSystem;
}

function Verify({ url, sha256, system, labels, code }: VerifyProps) {
  return (
    <section className={`stack quiet ${styles.verify}`}>
      <h3>{labels.verifyTitle}</h3>
      <p>{labels.verifyText}</p>
      <div>
        <p>{labels.checksum}</p>
        <CodeBlock code={sha256.toLowerCase()} labels={code} />
      </div>
      <div>
        <p>{system === 'windows' ? labels.verifyWindows : labels.verifyMac}</p>
        <CodeBlock code={checksumCommand(url, system)} labels={code} />
      </div>
    </section>
  );
}
