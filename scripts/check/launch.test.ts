import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../src/lib/site-schema.ts';
import owner from '../../tests/site/site.config.ts';
import { launchSummary } from '../check.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import type { Files } from './files.ts';
import { launchFindings } from './launch.ts';
import { deliveredName } from './names.ts';
import { contentOf, pageOf } from './testing.ts';
import { YamlSource } from './yaml-source.ts';

/** A site with nothing left to do. */
const ready = siteSchema.parse({
  ...owner,
  origin: 'https://acme.test',
  brand: { ...owner.brand, appName: 'Acme' },
  announcement: null,
  analytics: { provider: 'none' },
  docsVersions: [{ id: 'current', label: '2.10' }],
});

const sources = (logo: string): Files => ({
  below: () => [],
  read: (path) => (path.endsWith('.svg') ? Buffer.from(logo) : undefined),
});

async function launch({
  site = {},
  text = 'export default {};\n',
  logo = '<svg/>',
  ...content
}: Partial<Omit<Content, 'site'>> & { site?: object; text?: string; logo?: string } = {}): Promise<string[]> {
  const config: Config = { file: 'site.config.ts', text, site: undefined, findings: [] };
  const all = { ...contentOf([]), ...content, site: { ...ready, ...site } };
  const findings = await launchFindings(all, config, '/project', sources(logo));
  return findings
    .filter(({ what }) => !what.startsWith('downloads.'))
    .map(({ file, line, severity, what, fix }) => {
      expect(fix).not.toBe('');
      return `${file}:${line} ${severity} ${what}`;
    });
}

const yaml = (name: string, text: string): Content['data'][number] => ({
  file: `content/${name}`,
  name,
  yaml: new YamlSource(text),
  locale: undefined,
});

describe('the launch check', () => {
  it('has nothing to say about a site that is ready', async () => {
    expect(await launch()).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    [
      'the name',
      { brand: { ...ready.brand, appName: deliveredName } },
      'brand: { appName: 1 }',
      'brand.appName is still',
    ],
    ['an address without https', { origin: 'http://acme.test' }, 'origin: 1', 'not https'],
    ['the announcement', { announcement: { id: 'free-by-hand', text: {} } }, 'announcement: { id: 1 }', 'announcement'],
    [
      'the label of the docs',
      { docsVersions: [{ id: 'current', label: 'Next' }] },
      'docsVersions: [{ label: 1 }]',
      '"Next"',
    ],
    ['the console', { analytics: { provider: 'console' } }, 'analytics: 1', 'for development only'],
  ])('names %s the site was delivered with', async (_what, site, value, said) => {
    expect(await launch({ site, text: `export default {\n\n  ${value},\n};\n` })).toEqual([
      expect.stringMatching(new RegExp(`^site\\.config\\.ts:3 error .*${said}`)),
    ]);
  });

  it('tells where the sitemap of a site below a base has to be named', async () => {
    expect(await launch({ site: { base: '/site/' }, text: 'export default {\n\n  base: 1,\n};\n' })).toEqual([
      expect.stringMatching(/^site\.config\.ts:3 warning .*robots\.txt/),
    ]);
  });

  it('names placeholder addresses, with their line', async () => {
    expect(await launch({ text: "export default {\n  origin: 'https://shop.example.com',\n};\n" })).toEqual([
      'site.config.ts:2 error placeholder address https://shop.example.com',
    ]);
    const page = pageOf('---\ntitle: x\n---\n\n[a](https://example.com/a), `https://example.org` is an example.');
    const links = yaml('data/home.yaml', 'links:\n  - href: https://example.com\n    label: x\n');
    expect(await launch({ pages: [page], data: [links] })).toEqual([
      'content/en/docs/page.mdx:5 error placeholder address https://example.com/a',
      'content/data/home.yaml:2 error placeholder address',
    ]);
  });

  it('lists what a comment in a text, a data file or the logo asks for', async () => {
    const texts = new Map([
      ['en/pages/terms.mdx', '---\n# launch: name the company\ntitle: x\n---\n'],
      ['plans.yaml', '# a comment\nx: 1 # launch: no comment of its own\n'],
    ]);
    expect(await launch({ texts, logo: '<svg><!-- launch: the sample logo --></svg>' })).toEqual([
      'brand/logo.svg:1 error the sample logo'.replace('brand/logo.svg', ready.brand.logo.slice(2)),
      'content/en/pages/terms.mdx:2 error name the company',
    ]);
  });

  it('lists samples once, and leaves prices to the owner', async () => {
    const data = [
      yaml('data/partners.yaml', 'entries:\n  - sample: true\n    url: https://example.com\n  - text: y\n'),
      yaml('data/plans.yaml', 'plans:\n  - key: pro\n    price: { monthly: 1 }\n  - key: team\n'),
    ];
    expect(await launch({ data })).toEqual([
      'content/data/partners.yaml:2 error sample entry',
      'content/data/plans.yaml:4 warning plan "team" has no price: the page asks readers to get in touch',
    ]);
  });

  it('asks the privacy policy to name who receives the page views', async () => {
    const policy = (text: string) => [
      pageOf(`---\ntitle: x\n---\n\n${text}`, { collection: 'pages', slug: 'privacy-policy' }),
    ];
    const site = { analytics: { provider: 'gtag', measurementId: 'G-1' } };
    expect(await launch({ site, pages: policy('No analytics.') })).toEqual([
      expect.stringContaining('does not name Google'),
    ]);
    expect(await launch({ site, pages: policy('Google Ireland receives …') })).toEqual([]);
  });

  it('says how much is left', () => {
    const finding = { rule: 'launch' as const, file: 'x', what: 'x', fix: 'x' };
    expect(launchSummary([{ ...finding, severity: 'error' }])).toBe('before launch: 1 to do');
    expect(launchSummary([{ ...finding, severity: 'warning' }])).toMatch(/^ready for launch; 1 to decide/);
    expect(launchSummary([])).toBe('ready for launch');
  });
});
