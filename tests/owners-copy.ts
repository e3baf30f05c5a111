import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import { z } from 'zod';
import owner from '../site.config.ts';
import { ownersCopy, ownersSite, runFor } from './sites.ts';

/**
 * What an owner does on the first day, done to a copy: another name and accent, a language fewer, prices, a sibling
 * renamed and one left out, a new docs page and, whether there was a blog or not, a new post. It must build, pass the content check and keep the rules.
 */
export const changes = {
  appName: 'Nimbus Control',
  accent: '#b3261e',
  /** The source and all but the last of the others. */
  languages: owner.languages.length > 1 ? owner.languages.slice(0, -1) : owner.languages,
  leftOut: owner.languages.slice(1).at(-1),
  /** Of the first plan, a month. */
  price: 19,
  slug: 'what-the-owner-wrote-today',
  /** The sibling for Instagram; the one for YouTube is left out. */
  product: 'Gramdesk',
} as const;

/** The new page as it is filled in, in the languages the copy may have. */
const texts: Record<string, Record<'title' | 'description' | 'text' | 'heading', string>> = {
  en: {
    title: 'What the owner wrote today',
    description: 'A page that was begun with the command for new pages and then filled in.',
    text: 'The first sentence of a new page, written by hand.',
    heading: 'More about it',
  },
  'zh-Hans': {
    title: '站长今天写的内容',
    description: '用新建页面的命令开始、随后填写完成的页面。',
    text: '新页面的第一句话，由人手写成。',
    heading: '更多内容',
  },
  ru: {
    title: 'Что владелец написал сегодня',
    description: 'Страница, начатая командой для новых страниц и затем заполненная.',
    text: 'Первое предложение новой страницы, написанное вручную.',
    heading: 'Подробнее',
  },
};

const config = `import { defineSite } from '../../../src/define-site.ts';
import owner from '../../../site.config.ts';

export default defineSite({
  ...owner,
  brand: { ...owner.brand, appName: ${JSON.stringify(changes.appName)}, accent: ${JSON.stringify(changes.accent)} },
  languages: ${JSON.stringify(changes.languages)},
  pages: { ...owner.pages, blog: true },
  products: { igmatrix: { name: ${JSON.stringify(changes.product)} }, ytmatrix: { on: false } },
  requireTranslations: false,
});
`;

function addPrices(): void {
  const file = join(ownersCopy.content, 'plans.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const plans = document.get('plans');
  if (!isSeq(plans)) throw new Error('plans.yaml has no plans');
  for (const [index, plan] of plans.items.entries())
    if (isMap(plan)) plan.set('price', { monthly: changes.price * (index + 1), currency: 'EUR' });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}

const entriesOf = (file: string) =>
  Object.entries(
    z
      .record(z.string(), z.looseObject({ needsSources: z.boolean().optional() }))
      .parse(parseDocument(readFileSync(file, 'utf8')).toJS()),
  );

/** As `npm run new` makes it, then filled in and taken out of the drafts. */
async function addPage(path: string, tags: string[]): Promise<void> {
  const { title = '', description = '' } = texts.en ?? {};
  await runFor(ownersCopy, 'new', [path, '--title', title, '--description', description, '--tags', tags.join(',')]);
  const [collection = '', ...rest] = path.split('/');
  for (const language of changes.languages) {
    const file = join(ownersCopy.content, language, collection, `${rest.join('/')}.mdx`);
    const own = texts[language];
    if (!own) {
      // No words of that language are known here: it shows the source.
      rmSync(file);
      continue;
    }
    const begun = readFileSync(file, 'utf8');
    const finished = begun
      .replace(/^title: .*$/m, `title: ${JSON.stringify(own.title)}`)
      .replace(/^description: .*$/m, `description: ${JSON.stringify(own.description)}`)
      .replace(/^draft: true\n/m, '');
    writeFileSync(file, `${finished}\n${own.text}\n\n## ${own.heading} {/*more*/}\n\n${own.text}\n`);
  }
}

export async function buildOwnersCopy(): Promise<void> {
  rmSync(ownersCopy.content, { recursive: true, force: true });
  cpSync(ownersSite.content, ownersCopy.content, { recursive: true });
  mkdirSync(dirname(ownersCopy.config), { recursive: true });
  writeFileSync(ownersCopy.config, config);
  addPrices();
  // What the owner writes about today cites nobody.
  const tags = entriesOf(join(ownersCopy.content, 'tags.yaml'))
    .flatMap(([key, { needsSources }]) => (needsSources ? [] : [key]))
    .slice(0, 2);
  const [category = ''] = entriesOf(join(ownersCopy.content, 'categories.yaml')).map(([key]) => key);
  await addPage(`docs/${category}/${changes.slug}`, tags);
  await addPage(`blog/${changes.slug}`, tags);
  await runFor(ownersCopy, 'build');
}
