import { append, becomes, body, type Fault, inFile, intro, logo, remove, swap } from './fault.ts';

/** A picture of two by two pixels. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWP4z8DwnwGM/zMwAAAf7gP9qS/A4gAAAABJRU5ErkJggg==',
  'base64',
);

const shown = append('![Two phones on a desk](./phones.png)');
const beside = 'content/en/docs/phones.png';
/** For all languages. */
const shared = 'content/pictures/phones.png';

const clip = 'content/pictures/clip.mp4';
/** The first bytes of a film. */
const mp4 = '\0\0\0\x18ftypmp42\0\0\0\0';
const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nA phone rings.\n';
const film = (rest: string): string => `<Video src="clip.mp4" poster="phones.png" title="A phone rings" ${rest} />`;

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
      name: 'a picture that is not there',
      change: append('![Two phones on a desk](./phones.png)'),
      at: './phones.png',
      what: /picture .\/phones.png: there is no such file/,
      fix: /beside the page/,
    },
    {
      name: 'a picture that is none',
      change: shown,
      also: { [beside]: becomes('<html>Not found</html>') },
      at: './phones.png',
      what: /cannot be read/,
      fix: /save it again/,
    },
    {
      name: 'a drawing with a script',
      change: append('![A hub](./hub.svg)'),
      also: {
        'content/en/docs/hub.svg': becomes(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>x()</script></svg>',
        ),
      },
      at: './hub.svg',
      what: /picture .\/hub.svg: line 2 <script>/,
      fix: /remove it/,
    },
    {
      name: 'a picture in a format nobody shows',
      change: append('![Two phones on a desk](./phones.heic)'),
      also: { 'content/en/docs/phones.heic': becomes(png) },
      at: './phones.heic',
      what: /is no picture the site can show/,
      fix: /\.webp/,
    },
    {
      name: 'a picture from another site',
      change: append('![Two phones on a desk](https://cdn.test/phones.png)'),
      at: 'cdn.test',
      what: /the security policy blocks/,
      fix: /save it beside the page/,
    },
    {
      name: 'a picture too heavy for a repository',
      severity: 'warning',
      change: shown,
      also: { [beside]: () => Buffer.concat([png, Buffer.alloc(7_000_000)]) },
      at: './phones.png',
      what: /weighs 6\.7 MB/,
      fix: /3000 pixels wide/,
    },
    {
      name: 'a picture in the middle of a sentence',
      change: append('On the desk ![two phones](./phones.png) lie.'),
      also: { [beside]: becomes(png) },
      at: './phones.png',
      what: /stands in the middle of a text/,
      fix: /a paragraph of its own/,
    },
    {
      name: 'a picture described by its file name',
      change: append('<Picture src="phones.png" alt="phones.png" />'),
      also: { [shared]: becomes(png) },
      at: '<Picture',
      what: /the description "phones.png" does not say what the picture shows/,
      fix: /describe it/,
    },
    {
      name: 'a picture no text shows',
      severity: 'warning',
      change: append('One sentence more.'),
      also: { [shared]: becomes(png) },
      named: shared,
      what: /no text shows it/,
      fix: /delete it/,
    },
    {
      name: 'a film that is not there',
      change: append(film('captions="clip.vtt"')),
      also: { [shared]: becomes(png), 'content/pictures/clip.en.vtt': becomes(captions) },
      at: '<Video',
      what: /film clip.mp4: there is no such file/,
      fix: /content\/pictures/,
    },
    {
      name: 'a film as phones record it',
      change: append(film('silent')),
      also: { [shared]: becomes(png), [clip]: becomes(`${mp4}hvc1`) },
      at: '<Video',
      what: /is H\.265/,
      fix: /H\.264/,
    },
    {
      name: 'a film without captions',
      change: append(film('')),
      also: { [shared]: becomes(png), [clip]: becomes(mp4) },
      at: '<Video',
      what: /<Video> has no captions/,
      fix: /clip\.en\.vtt beside the film, or silent/,
    },
    {
      name: 'a film too heavy for a host',
      severity: 'warning',
      change: append(film('silent')),
      also: { [shared]: becomes(png), [clip]: () => Buffer.concat([Buffer.from(mp4), Buffer.alloc(27_000_000)]) },
      at: '<Video',
      what: /film clip.mp4: weighs 25\.7 MB/,
      fix: /lower bit rate/,
    },
    {
      name: 'a picture without description',
      rule: 'links',
      change: append('![](./phones.png)'),
      also: { [beside]: becomes(png) },
      at: '![]',
      what: /has no description/,
      fix: /what the image shows/,
    },
    {
      name: 'a picture written in HTML',
      rule: 'components',
      change: body('<img src="./phones.png" alt="Two phones" />'),
      at: '<img',
      what: /unknown component <img>/,
      fix: /use one of/,
    },
  ]),
];
