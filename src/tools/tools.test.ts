import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { programNames } from '../program/load.ts';
import { labelOf } from '../program/names.ts';

describe.each(locales.flatMap((locale) => ['tools', 'diagnosis'].map((name) => ({ locale, name }))))(
  'content/$locale/$name.json',
  ({ locale, name }) => {
    const words: Record<string, unknown> = JSON.parse(readFileSync(`content/${locale}/${name}.json`, 'utf8'));

    it('closes every mark it opens', () => {
      for (const [key, text] of Object.entries(words)) {
        expect(String(text).split('**').length % 2, key).toBe(1);
        expect(String(text).split('`').length % 2, key).toBe(1);
      }
    });

    it('calls labels of the program as the program does', () => {
      const labels = new Set([...programNames.values()].map((named) => labelOf(named, locale)));
      const unknown = Object.entries(words).flatMap(([key, text]) =>
        [...String(text).matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, label = '']) =>
          labels.has(label) ? [] : [`${key}: ${label}`],
        ),
      );
      expect(unknown).toEqual([]);
    });
  },
);
