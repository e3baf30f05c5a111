import { Cell, Cells, Marked } from '../marketing/Cells.tsx';
import type { Marketing } from '../marketing/data.ts';
import { OneAtATime } from '../marketing/drawings/SmallDrawings.tsx';
import { PageHero } from '../marketing/PageHero.tsx';
import { ButtonLink } from '../ui/Button.tsx';

type IgMatrix = Marketing['products']['igmatrix'];

export function IgMatrixHero({ hero, downloadHref }: { hero: IgMatrix['hero']; downloadHref: string }) {
  return (
    <PageHero
      title={hero.title}
      lead={hero.lead}
      actions={<ButtonLink href={downloadHref}>{hero.download}</ButtonLink>}
    />
  );
}

export function SameAndDifferent({ same, different, license }: Pick<IgMatrix, 'same' | 'different' | 'license'>) {
  return (
    <Cells>
      {same.items.length > 0 && (
        <Cell title={same.title}>
          <Marked items={same.items} sign="same" />
        </Cell>
      )}
      {different.items.length > 0 && (
        <Cell title={different.title}>
          <Marked items={different.items} sign="different" />
        </Cell>
      )}
      <Cell title={license.title} text={license.text} tone="accent" drawing={<OneAtATime />} />
    </Cells>
  );
}
