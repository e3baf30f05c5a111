import type { Locale } from '../i18n/locales.ts';
import { site, translator } from '../site.ts';
import { FactRow } from '../ui/FactRow.tsx';

/** How to pay, what invoices there are and when money is given back, as far as the owner's file says it. */
export function PaymentTerms({ locale }: { locale: Locale }) {
  const rows = (['methods', 'invoices', 'refunds'] as const).flatMap((key) => {
    const text = site.payment[key]?.[locale];
    return text ? [{ key, text }] : [];
  });
  if (rows.length === 0) return null;
  const { t } = translator(locale);
  return (
    <dl>
      {rows.map(({ key, text }) => (
        <FactRow key={key} label={t(`payment.${key}`)}>
          {text}
        </FactRow>
      ))}
    </dl>
  );
}
