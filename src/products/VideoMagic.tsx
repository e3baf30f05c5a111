import { Cell, Cells } from '../marketing/Cells.tsx';
import type { Marketing } from '../marketing/data.ts';
import { PageHero } from '../marketing/PageHero.tsx';
import { ButtonLink } from '../ui/Button.tsx';

type VideoMagic = Marketing['products']['videomagic'];

export function VideoMagicHero({ hero, downloadHref }: { hero: VideoMagic['hero']; downloadHref: string }) {
  return (
    <PageHero
      title={hero.title}
      lead={hero.lead}
      actions={<ButtonLink href={downloadHref}>{hero.download}</ButtonLink>}
    />
  );
}

export function VideoMagicRules({ rights, license }: Pick<VideoMagic, 'rights' | 'license'>) {
  return (
    <Cells>
      <Cell title={rights.title} text={rights.text} />
      <Cell title={license.title} text={license.text} tone="accent" />
    </Cells>
  );
}
