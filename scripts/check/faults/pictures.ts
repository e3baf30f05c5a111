import { append, becomes, body, type Fault, inFile, intro, logo, remove, swap } from './fault.ts';

/** The logo every icon is drawn from, and the pictures in the texts. */
export const pictures: Fault[] = [
  ...inFile(logo, 'pictures', [
    {
      name: 'no logo',
      change: remove,
      named: 'site.config.ts',
      at: 'logo:',
      what: /brand.logo: .\/brand\/logo.svg does not exist/,
      fix: /put the SVG file there/,
    },
    {
      name: 'a tag that is not closed',
      change: swap('</svg>', ''),
      at: '',
      what: /is broken SVG: /,
      fix: /correct the line/,
    },
    {
      name: 'a script in the logo',
      change: swap('</svg>', '<script>alert(1)</script>\n</svg>'),
      at: '<script>',
      what: /<script> is more than a drawing/,
      fix: /remove it/,
    },
    {
      name: 'a logo that loads a picture from elsewhere',
      change: swap('</svg>', '<image href="https://cdn.test/a.png" width="9" height="9"/>\n</svg>'),
      at: '<image',
      what: /href="https:\/\/cdn.test\/a.png" loads from another site/,
      fix: /into the file itself/,
    },
    {
      name: 'a logo that is not square',
      severity: 'warning',
      change: swap('0 0 64 64', '0 0 128 64'),
      at: '<svg',
      what: /is 128 × 64/,
      fix: /viewBox square/,
    },
  ]),
  ...inFile(intro, 'pictures', [
    {
      name: 'an image that is not there',
      change: append('![Two phones on a desk](./phones.png)'),
      at: './phones.png',
      what: /image .\/phones.png: there is no such file/,
      fix: /next to the text/,
    },
    {
      name: 'an image from another site',
      change: append('![Two phones on a desk](https://cdn.test/phones.png)'),
      at: 'cdn.test',
      what: /is no file next to the text/,
      fix: /next to the text/,
    },
    {
      name: 'captions that are not there',
      change: append('<Video src="/clip.mp4" captions="/clip.en.vtt" title="A phone rings" />'),
      also: { 'content/public/clip.mp4': becomes('') },
      at: '<Video',
      what: /<Video captions="\/clip.en.vtt">: there is no such file/,
      fix: /content\/public/,
    },
    {
      name: 'an image without description',
      rule: 'links',
      change: append('![](./phones.png)'),
      also: { 'content/en/docs/phones.png': becomes('') },
      at: '![]',
      what: /has no description/,
      fix: /what the image shows/,
    },
    {
      name: 'an image written in HTML',
      rule: 'components',
      change: body('<img src="./phones.png" alt="Two phones" />'),
      at: '<img',
      what: /unknown component <img>/,
      fix: /use one of/,
    },
  ]),
];
