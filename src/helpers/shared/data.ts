import type { Source } from './define-calculator.ts';

/** Megabytes as calculators count them. */
export const bytes: Source = {
  title: 'Prefixes for binary multiples',
  publisher: 'NIST',
  url: 'https://physics.nist.gov/cuu/Units/binary.html',
  read: '2026-11-15',
};
