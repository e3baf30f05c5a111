import { append, type Fault, inFile, rewrite, swap } from './fault.ts';

const usbTree = 'content/drawings/usb-tree.svg';

const withoutEditPage = rewrite(/^ {2}"docs\.editPage".*\n/m, '');

/** The words of the interface and of the drawings, which the code asks for by name. */
export const interfaceWords: Fault[] = [
  ...inFile('content/ru/ui/docs.json', 'interface', [
    {
      name: 'a key missing in one language',
      change: withoutEditPage,
      at: '{',
      what: /"docs\.editPage" is missing/,
      fix: /ru words for/,
    },
    {
      name: 'a slot lost in translation',
      change: rewrite(/("docs\.lastUpdated": ").*"/, '$1Обновлено"'),
      at: 'docs.lastUpdated',
      what: /lost the slot \{date\}/,
      fix: /put \{date\}/,
    },
    {
      name: 'plural forms incomplete',
      change: rewrite(/"docs\.items": \{[\s\S]*?\n {2}\}/, '"docs.items": { "one": "{n}", "other": "{n}" }'),
      at: 'docs.items',
      what: /lacks the plural form few, many/,
      fix: /one, few, many, other/,
    },
    {
      name: 'a counted text that does not count',
      change: rewrite(/"docs\.items": \{[\s\S]*?\n {2}\}/, '"docs.items": "{n}"'),
      at: 'docs.items',
      what: /counts in one language/,
      fix: /in all languages or in none/,
    },
    {
      name: 'a comma after the last entry',
      rule: 'data',
      change: rewrite(/"\n\}\s*$/, '",\n}\n'),
      at: '}',
      what: /cannot be read: Expected double-quoted property name/,
      fix: /none after the last/,
    },
    {
      name: 'a key twice',
      rule: 'data',
      change: rewrite(/^\{\n/, '{\n  "docs.editPage": "x",\n'),
      at: 'docs.editPage',
      what: /Map keys must be unique/,
      fix: /keep one of the two/,
    },
  ]),
  ...inFile('content/en/ui/docs.json', 'interface', []),
  ...inFile('src/helpers/sync-deck/words/ru.json', 'interface', [
    {
      name: "a helper's word missing in one language",
      change: rewrite(/^ {2}"hint".*\n/m, ''),
      at: '{',
      what: /"hint" is missing/,
      fix: /ru words for/,
    },
    {
      name: "English left in a helper's words",
      rule: 'unfinished',
      change: rewrite(/("hint": ").*"/, '$1Tap, swipe or type on the large phone"'),
      at: 'hint',
      what: /mostly English/,
      fix: /translate it into Russian/,
    },
  ]),
  ...inFile('src/helpers/sync-deck/words/en.json', 'interface', []),
  ...inFile('content/en/ui/search.json', 'interface', []),
  ...inFile('content/ru/drawings.json', 'interface', [
    {
      name: 'words of a drawing missing',
      change: rewrite(/^ {4}"alt": .*\n/m, ''),
      at: '"usb-tree"',
      what: /"usb-tree\.alt" is missing/,
      fix: /add it/,
    },
  ]),
  ...inFile('content/en/drawings.json', 'interface', [
    {
      name: 'words for a drawing that does not exist',
      change: rewrite(/^\{\n/, '{\n  "unicorn": { "alt": "x", "caption": "y", "labels": {} },\n'),
      also: { [usbTree]: append('') },
      at: 'unicorn',
      what: /there is no drawing "unicorn"/,
      fix: /correct the name/,
    },
    {
      name: 'a label that the drawing does not show',
      change: rewrite(/("labels": \{\n)/, '$1      "tier9": "x",\n'),
      also: { [usbTree]: append('') },
      at: 'tier9',
      what: /"usb-tree" does not show its label "tier9"/,
      fix: /data-word="tier9"/,
    },
  ]),
  ...inFile(usbTree, 'interface', [
    {
      name: 'a key of a drawing without words',
      change: swap('data-word="tier1"', 'data-word="tier9"'),
      also: { 'content/en/drawings.json': append('') },
      at: 'tier9',
      what: /there are no words for data-word="tier9"/,
      fix: /labels of "usb-tree"/,
    },
  ]),
  ...inFile(usbTree, 'pictures', [
    {
      name: 'a tag of a drawing that is not closed',
      change: swap('</svg>', ''),
      at: '',
      what: /is broken SVG: /,
      fix: /correct the line/,
    },
  ]),
];
