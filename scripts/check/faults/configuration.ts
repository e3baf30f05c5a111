import { append, becomes, config, type Fault, inFile, swap } from './fault.ts';

/** The owner's file: its grammar, the site's address, the brand. */
export const configuration: Fault[] = inFile(config, 'configuration', [
  {
    name: 'a comma forgotten',
    change: swap("'https://acme.test',", "'https://acme.test'"),
    at: 'brand: {',
    what: /cannot be read: .*',' expected/,
    fix: /one comma after each entry/,
  },
  {
    name: 'no default export',
    change: swap('export default ', 'export const site = '),
    at: 'import',
    what: /no default export/,
    fix: /export default defineSite/,
  },
  {
    name: 'an export that is no site',
    change: becomes("export default 'Acme';\n"),
    at: 'export default',
    what: /the file: "Acme" is not accepted/,
    fix: /fields of its own/,
  },
  {
    name: 'an import that leads nowhere',
    change: swap('const downloads', "import './nothing.ts';\nconst downloads"),
    at: '',
    what: /cannot be run: .*nothing\.ts/,
    fix: /correct the code/,
  },
  {
    name: 'an unknown key',
    change: swap("  colorMode: 'switch',", "  colorMode: 'switch',\n  slogan: 'Fast',"),
    at: 'slogan',
    what: /unknown field "slogan"/,
    fix: /known here: origin, base, languages/,
  },
  {
    name: 'an origin with a slash at its end',
    change: swap("'https://acme.test'", "'https://acme.test/'"),
    at: 'origin:',
    what: /origin: "https:\/\/acme.test\/"/,
    fix: /without a trailing slash/,
  },
  {
    name: 'a base without slashes',
    change: swap("'https://acme.test',", "'https://acme.test',\n  base: 'site',"),
    at: 'base:',
    what: /base: "site"/,
    fix: /begins and ends with a slash, .*\/site\//,
  },
  {
    name: 'an accent that is no color',
    change: swap("'#2563eb'", "'blueish'"),
    at: 'accent',
    what: /brand.accent: "blueish"/,
    fix: /such as #2563eb/,
  },
  {
    name: 'a tutorial that does not exist',
    change: swap("tutorialUrl: '/docs/intro'", "tutorialUrl: '/docs/start'"),
    at: 'tutorialUrl',
    what: /brand.tutorialUrl: \/docs\/start: no such page/,
    fix: /correct the address/,
  },
  {
    name: 'bytes that are no text',
    change: (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    at: '',
    what: /UTF-16/,
    fix: /save it as UTF-8/,
  },
  {
    name: 'code after the settings that fails',
    change: append("if (!process.env.NOBODY_SETS_THIS) throw new Error('set me');"),
    at: 'NOBODY_SETS_THIS',
    what: /cannot be run: set me/,
    fix: /correct the code on this line/,
  },
]);
