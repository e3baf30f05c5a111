import { expect, it } from 'vitest';
import { checklistItems } from './checklist-items.ts';

it('puts a box before each point, named by its words, links included', () => {
  expect(checklistItems('<ul>\n<li>One &amp; <a href="/x">two</a>.</li>\n<li>Three.</li>\n</ul>', 'w')).toEqual({
    html:
      '<li><input type="checkbox" id="w_1"><label for="w_1">One &amp; <a href="/x">two</a>.</label></li>' +
      '<li><input type="checkbox" id="w_2"><label for="w_2">Three.</label></li>',
    count: 2,
  });
});

it('takes the first paragraph as the name and leaves the rest below', () => {
  const { html } = checklistItems('<ul>\n<li>\n<p>One.</p>\n<p>More.</p>\n</li>\n</ul>', 'w');
  expect(html).toContain('<label for="w_1">One.</label><div><p>More.</p></div>');
});

it('leaves a list inside a point a plain list', () => {
  const { html, count } = checklistItems('<ul><li>One:\n<ul>\n<li>a</li>\n</ul>\n</li></ul>', 'w');
  expect(count).toBe(1);
  expect(html).toContain('<label for="w_1">One:\n</label><div><ul>\n<li>a</li>\n</ul></div>');
});

it('says which list is none', () => {
  expect(() => checklistItems('<p>One.</p>', 'w')).toThrow('<Checklist id="w"> holds no list');
});
