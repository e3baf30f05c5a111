import { statSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../files/content.ts';
import { withBase } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { translator } from '../site.ts';

/** The docs to take along, where `npm run book` has made them. */
export function Books({ locale }: { locale: Locale }) {
  const { t, date } = translator(locale);
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const files = ['pdf', 'epub'].flatMap((kind) => {
    const path = `/books/${locale}.${kind}`;
    const file = statSync(join(contentDir, 'public', path), { throwIfNoEntry: false });
    return file ? [{ path, kind: kind.toUpperCase(), size: size.format(file.size / 1e6), made: date(file.mtime) }] : [];
  });
  if (files.length === 0) return null;
  return (
    <p className="cluster meta no-print">
      <strong>{t('docs.books')}</strong>
      {files.map(({ path, kind, size, made }) => (
        <a key={path} href={withBase(path)} download>
          {t('docs.book', { kind, size, date: made })}
        </a>
      ))}
    </p>
  );
}
