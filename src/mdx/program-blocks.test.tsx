import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '../i18n/locales.ts';
import { programBlocksIn } from './program-blocks.tsx';

function hrefsFor(reader: Locale): string[] {
  const { WindowMap } = programBlocksIn('en', reader);
  const html = renderToStaticMarkup(<WindowMap place="map" />);
  return [...html.matchAll(/<a href="([^"#]+)/g)].map(([, href = '']) => href);
}

it('a text shown to readers of another language keeps them in theirs', () => {
  const own = hrefsFor('en');
  expect(own.length).toBeGreaterThan(1);
  expect(hrefsFor('ru')).toEqual(own.map((href) => `/ru${href}`));
});
