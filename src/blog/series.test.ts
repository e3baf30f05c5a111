import { expect, it } from 'vitest';
import type { Series } from '../lib/content-schemas.ts';
import { seriesOf } from './series.ts';

const label = { en: 'Proxies', 'zh-Hans': '代理', ru: 'Прокси' };
const series: Series = { proxies: { label, posts: ['what', 'which', 'check'] }, other: { label, posts: ['a', 'b'] } };
const posts = ['check', 'a', 'what', 'which', 'alone'].map((slug) => ({ slug }));

it('puts the parts in the order of the series, whatever the order of the list', () => {
  const place = seriesOf('which', series, posts);
  expect(place).toEqual({ key: 'proxies', parts: [{ slug: 'what' }, { slug: 'which' }, { slug: 'check' }], index: 1 });
});

it('counts only the parts that have a page', () => {
  const place = seriesOf(
    'check',
    series,
    posts.filter(({ slug }) => slug !== 'which'),
  );
  expect(place).toMatchObject({ index: 1, parts: [{ slug: 'what' }, { slug: 'check' }] });
});

it('knows no series for a post in none, alone in one, or outside the lists', () => {
  expect(seriesOf('alone', series, posts)).toBeUndefined();
  expect(seriesOf('a', series, posts)).toBeUndefined();
  expect(seriesOf('b', series, posts)).toBeUndefined();
});
