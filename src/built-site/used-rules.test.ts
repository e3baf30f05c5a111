import { expect, test } from 'vitest';
import { concerns, usedRules } from './used-rules.ts';

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

test.each([
  [':root{top:0}', true],
  ['p a{top:0}', true],
  ['.a{top:0}', true],
  ['.a .b{top:0}', false],
  ['.b,.a{top:0}', true],
  ['@media print{.a{top:0}}', true],
  ['@media print{.b{top:0}}', false],
  ['@keyframes a{0%{top:0}}', false],
  ['.a:not(.b){top:0}', true],
  ['.a:has(.b){top:0}', true],
  ['p :is(.b,.c){top:0}', false],
  ['p :is(.b,.a){top:0}', true],
  ['p :is(.b:is(.a,.c),.c){top:0}', false],
  ['p:not(:is(.b,.c)){top:0}', true],
  ['[data-a] p{top:0}', true],
  ['[data-b="1"] p{top:0}', false],
  ['.sm\\:a{top:0}', true],
])('pages with .a, .sm:a and [data-a] are concerned by %s: %s', (css, expected) => {
  expect(concerns(css, new Set(['a', 'sm:a', 'data-a']))).toBe(expected);
});
