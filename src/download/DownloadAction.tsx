import type { Locale } from '../i18n/locales.ts';
import type { Build } from '../lib/site-schema.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { type BuildSystem, buildFacts, type System } from './download.ts';

interface Props {
  href: string;
  /** Shown if the reader's system has no build, or is unknown. */
  label: string;
  labels: { forWindows: string; forMac: string };
}

/** The way to the download page; the button names the reader's system (download-machine.css). */
export function DownloadAction({ href, label, labels }: Props) {
  const names: Record<System, string> = {
    windows: labels.forWindows,
    macos: labels.forMac,
    linux: label,
    phone: label,
    unknown: label,
  };
  return (
    <ButtonLink href={href}>
      {Object.entries(names).map(([system, name]) => (
        <span key={system} data-machine-is={system}>
          {name}
        </span>
      ))}
    </ButtonLink>
  );
}

interface FactsProps {
  locale: Locale;
  builds: Record<BuildSystem, Build>;
  labels: { version: string; size: string };
}

/** Version and size of the build for this machine, where the owner's file has them. */
export function BuildFacts({ builds, labels, locale }: FactsProps) {
  return (['windows', 'macos'] as const).map((system) => {
    const { version, size } = buildFacts(builds[system], labels, locale);
    const text = [version, size].filter(Boolean).join(' · ');
    return text ? (
      <span key={system} data-machine-is={system}>
        {text}
      </span>
    ) : null;
  });
}
