import { expect, test } from 'vitest';
import { usedRules } from './used-rules.ts';

const classes = new Set(['card', 'open']);

test.each([
  ['.card{color:red}.note{color:red}', '.card{color:red}'],
  ['.card,.note{color:red}', '.card{color:red}'],
  ['.card .note{color:red}', ''],
  ['.card.open>a:hover{color:red}', '.card.open>a:hover{color:red}'],
  ['@media print{.note{color:red}}', ''],
  ['@media print{.note{color:red}.open{color:red}}', '@media print{.open{color:red}}'],
  // What is not there may still be excluded, or be one of several.
  ['.card:not(.note){color:red}', '.card:not(.note){color:red}'],
  [':is(.card,.note) p{color:red}', ':is(.card,.note) p{color:red}'],
  // What is no class is left to the browser.
  ['#id[data-x] p{color:red}:root{--a:1px}', '#id[data-x] p{color:red}:root{--a:1px}'],
  ['@media screen{@media print{.note{color:red}}}', ''],
  ['.card:not(.x:is(.note)) .open{color:red}', '.card:not(.x:is(.note)) .open{color:red}'],
  ['@keyframes k{to{color:red}}', '@keyframes k{to{color:red}}'],
])('%s', (css, expected) => {
  expect(usedRules(css, classes)).toBe(expected);
});
