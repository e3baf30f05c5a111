import { Cell, Cells } from '../marketing/Cells.tsx';
import type { Marketing } from '../marketing/data.ts';
import { OutLink } from '../marketing/OutLink.tsx';
import { PageHero } from '../marketing/PageHero.tsx';
import { Badge } from '../ui/Badge.tsx';

type YtMatrix = Marketing['products']['ytmatrix'];

export function YtMatrixHero({ hero }: { hero: YtMatrix['hero'] }) {
  return <PageHero title={hero.title} lead={hero.lead} status={<Badge tone="warning">{hero.status}</Badge>} />;
}

interface StateProps extends Pick<YtMatrix, 'noDownload' | 'chatGroup'> {
  /** Undefined where the owner names no chat group. */
  chatGroupHref: string | undefined;
  externalNote: string;
}

export function YtMatrixState({ noDownload, chatGroup, chatGroupHref, externalNote }: StateProps) {
  return (
    <Cells>
      <Cell title={noDownload.title} text={noDownload.text} />
      {chatGroupHref && (
        <Cell text={chatGroup.text} tone="accent">
          <OutLink href={chatGroupHref} note={externalNote}>
            {chatGroup.label}
          </OutLink>
        </Cell>
      )}
    </Cells>
  );
}
