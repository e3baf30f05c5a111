import { type Build, type BuildSystem, buildFacts, type System } from '../download/download.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Marketing } from '../marketing/data.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './Hero.module.css';

interface Props {
  locale: Locale;
  hero: Marketing['home']['hero'];
  downloadHref: string;
  builds: Record<BuildSystem, Build>;
  labels: { forWindows: string; forMac: string; version: string; size: string };
}

/** What it is, what it gives, and the way to it: the button names the reader's system (download-machine.css). */
export function Hero({ locale, hero, downloadHref, builds, labels }: Props) {
  const names: Record<System, string> = {
    windows: labels.forWindows,
    macos: labels.forMac,
    linux: hero.primary,
    phone: hero.primary,
    unknown: hero.primary,
  };
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{hero.title}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      <div className={styles.actions}>
        <ButtonLink href={downloadHref}>
          {Object.entries(names).map(([system, name]) => (
            <span key={system} data-machine-is={system}>
              {name}
            </span>
          ))}
        </ButtonLink>
        <ButtonLink href="#features" look="secondary">
          {hero.secondary}
        </ButtonLink>
        <div className={styles.note}>
          <BuildFacts builds={builds} labels={labels} locale={locale} />
          <p>{hero.note}</p>
        </div>
      </div>
    </div>
  );
}

/** Version and size of the build for this machine, where the owner's file has them. */
function BuildFacts({ builds, labels, locale }: Pick<Props, 'builds' | 'labels' | 'locale'>) {
  return (['windows', 'macos'] as const).map((system) => {
    const { version, size } = buildFacts(builds[system], labels, locale);
    const text = [version, size].filter(Boolean).join(' · ');
    return text ? (
      <p key={system} data-machine-is={system}>
        {text}
      </p>
    ) : null;
  });
}
