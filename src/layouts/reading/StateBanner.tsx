import type { Translator } from '../../i18n/i18n.ts';
import { Callout } from '../../ui/Callout.tsx';

/** Unlisted and draft pages say what they are. */
export function StateBanner({ unlisted, draft, t }: { unlisted: boolean; draft: boolean; t: Translator['t'] }) {
  return (
    <>
      {unlisted && (
        <Callout kind="caution" title={t('banner.unlistedTitle')}>
          <p>{t('banner.unlistedText')}</p>
        </Callout>
      )}
      {draft && (
        <Callout kind="caution" title={t('banner.draftTitle')}>
          <p>{t('banner.draftText')}</p>
        </Callout>
      )}
    </>
  );
}
