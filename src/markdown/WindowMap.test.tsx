import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import WindowMap from './WindowMap.tsx';

const hrefsOf = (html: string): string[] => [...html.matchAll(/<a href="([^"#]+)/g)].map(([, href = '']) => href);

it('a text shown to readers of another language keeps them in theirs', () => {
  const own = hrefsOf(renderToStaticMarkup(<WindowMap locale="en" place="map" />));
  expect(own.length).toBeGreaterThan(1);
  const shown = renderToStaticMarkup(<WindowMap locale="en" reader="ru" place="map" />);
  expect(hrefsOf(shown)).toEqual(own.map((href) => `/ru${href}`));
});
