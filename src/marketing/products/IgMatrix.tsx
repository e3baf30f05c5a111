import { ButtonLink } from '../../ui/Button.tsx';
import type { Marketing } from '../data.ts';
import { OneAtATime, PictureGrid } from '../drawings/HeroDrawings.tsx';
import { Cell, Cells, Marked } from '../parts/Cells.tsx';
import { PageHero } from '../parts/PageHero.tsx';

type IgMatrix = Marketing['products']['igmatrix'];

export function IgMatrixHero({ hero, downloadHref }: { hero: IgMatrix['hero']; downloadHref: string }) {
  return (
    <PageHero
      title={hero.title}
      lead={hero.lead}
      actions={<ButtonLink href={downloadHref}>{hero.download}</ButtonLink>}
      drawing={<PictureGrid />}
    />
  );
}

export function SameAndDifferent({ same, different }: Pick<IgMatrix, 'same' | 'different'>) {
  return (
    <Cells>
      <Cell title={same.title}>
        <Marked items={same.items} sign="same" />
      </Cell>
      <Cell title={different.title}>
        <Marked items={different.items} sign="different" />
      </Cell>
    </Cells>
  );
}

export function IgMatrixLicense({ license, why }: Pick<IgMatrix, 'license' | 'why'>) {
  return (
    <Cells>
      <Cell title={license.title} text={license.text} tone="accent" drawing={<OneAtATime />} />
      <Cell title={why.title}>
        <Marked items={why.items} sign="point" />
      </Cell>
    </Cells>
  );
}
