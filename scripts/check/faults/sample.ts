import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fingerprint } from '../fingerprint.ts';
import { splitSource } from '../page.ts';

/**
 * A small sound project that the faults are put into. Its pages and its owner's file are its own, its data files are
 * those of the test site, so that the site's owner can write and remove whatever they like; interface words are the
 * site's.
 */
export const sampleData = (name: string): string =>
  name.replace(/^content\/(?!drawings\/|[^/]+\/(?:ui\/|drawings))/, 'tests/site/content/');

const keysOf = (name: string): string[] =>
  Object.keys(z.record(z.string(), z.unknown()).parse(parse(readFileSync(sampleData(name), 'utf8'))));
export const sampleTags = keysOf('content/tags.yaml').slice(0, 3);
export const [sampleAuthor = ''] = keysOf('content/authors.yaml');

/** Whatever else the site may speak, the sample speaks these. */
export const sampleLocales = ['en', 'zh-Hans', 'ru'] as const;
export type SampleLocale = (typeof sampleLocales)[number];

interface Words {
  title: string;
  description: string;
  text: string;
}

/** The same page in three languages; what is not text is the same. */
interface Sample {
  name: string;
  fields: string;
  words: Record<SampleLocale, Words>;
}

const docsFields = (position: number): string =>
  `sidebarPosition: ${position}\ntags: [${sampleTags.join(', ')}]\nkeywords: [one, two]\nlastUpdated: 2026-11-15`;
const postFields = (day: number): string =>
  `date: 2026-05-${day}\nauthors: [${sampleAuthor}]\ntags: [${sampleTags.slice(0, 2).join(', ')}]`;

const samples: Sample[] = [
  {
    name: '@/docs/intro.mdx',
    fields: docsFields(1),
    words: {
      en: {
        title: 'Introduction',
        description: 'What the program does and the shortest way to a first working phone.',
        text: `After this page you know what <Brand /> does.

## Before you start {/*before-you-start*/}

Connect a phone, then read [Log in](/docs/tutorial-scripts/login#steps) and [Post](/docs/tutorial-scripts/post).

## Steps {/*steps*/}

<Steps>

1. Open **Devices**.
2. Tick the phone.

</Steps>`,
      },
      'zh-Hans': {
        title: '入门介绍',
        description: '程序能做什么，以及怎样最快让第一台手机开始工作。',
        text: `读完本页，你就知道 <Brand /> 能做什么。

## 开始之前 {/*before-you-start*/}

连接一台手机，再阅读[登录](/docs/tutorial-scripts/login#steps)和[发布](/docs/tutorial-scripts/post)。

## 步骤 {/*steps*/}

<Steps>

1. 打开**设备**。
2. 勾选手机。

</Steps>`,
      },
      ru: {
        title: 'Введение',
        description: 'Что делает программа и как быстрее всего запустить первый телефон.',
        text: `Прочитав эту страницу, вы узнаете, что делает <Brand />.

## Перед началом {/*before-you-start*/}

Подключите телефон и прочитайте страницы [Вход](/docs/tutorial-scripts/login#steps) и [Публикация](/docs/tutorial-scripts/post).

## Шаги {/*steps*/}

<Steps>

1. Откройте **Устройства**.
2. Отметьте телефон.

</Steps>`,
      },
    },
  },
  ...(['login', 'post'] as const).map(
    (name, index): Sample => ({
      name: `@/docs/tutorial-scripts/${name}.mdx`,
      fields: docsFields(index + 1),
      words: {
        en: {
          title: `The ${name} script`,
          description: `What the ${name} script asks for and what it leaves to you.`,
          text: `At the end the accounts are ready.

<UseResponsibly topic="accounts" />

## Steps {/*steps*/}

Open **Scripts** and choose the ${name} script.`,
        },
        'zh-Hans': {
          title: `脚本 ${name}`,
          description: `脚本 ${name} 需要哪些设置，哪些事情仍由你完成。`,
          text: `完成后，账号即可使用。

<UseResponsibly topic="accounts" />

## 步骤 {/*steps*/}

打开**脚本**，选择 ${name}。`,
        },
        ru: {
          title: `Скрипт ${name}`,
          description: `Что нужно скрипту ${name} и что остаётся сделать самому.`,
          text: `В конце аккаунты готовы к работе.

<UseResponsibly topic="accounts" />

## Шаги {/*steps*/}

Откройте **Скрипты** и выберите ${name}.`,
        },
      },
    }),
  ),
  ...(['first-post', 'second-post'] as const).map(
    (name, index): Sample => ({
      name: `@/blog/${name}.mdx`,
      fields: postFields(14 + index),
      words: {
        en: {
          title: `Question ${index + 1}`,
          description: `The answer to question ${index + 1} in one paragraph, with what it rests on.`,
          text: `The answer to question ${index + 1} stands first.

## Why {/*why*/}

It rests on [the introduction](/docs/intro) and [the login script](/docs/tutorial-scripts/login).`,
        },
        'zh-Hans': {
          title: `问题 ${index + 1}`,
          description: `用一段话回答问题 ${index + 1}，并说明依据。`,
          text: `先回答问题 ${index + 1}。

## 原因 {/*why*/}

依据见[入门介绍](/docs/intro)和[登录脚本](/docs/tutorial-scripts/login)。`,
        },
        ru: {
          title: `Вопрос ${index + 1}`,
          description: `Ответ на вопрос ${index + 1} в одном абзаце и то, на чём он основан.`,
          text: `Сначала ответ на вопрос ${index + 1}.

## Почему {/*why*/}

Основание — [введение](/docs/intro) и [скрипт входа](/docs/tutorial-scripts/login).`,
        },
      },
    }),
  ),
  {
    name: '@/pages/about-us.mdx',
    fields: 'lastUpdated: 2026-11-15',
    words: {
      en: { title: 'About us', description: 'Who makes the program and how to reach us.', text: 'We make <Brand />.' },
      'zh-Hans': {
        title: '关于我们',
        description: '谁在开发这个程序，以及怎样联系我们。',
        text: '我们开发 <Brand />。',
      },
      ru: {
        title: 'О нас',
        description: 'Кто разрабатывает программу и как с нами связаться.',
        text: 'Мы делаем <Brand />.',
      },
    },
  },
];

function source({ fields, words }: Sample, locale: SampleLocale): string {
  const text = ({ title, description, text: body }: Words, extra = ''): string =>
    `---\ntitle: ${title}\ndescription: ${description}\n${fields}\n${extra}---\n\n${body}\n`;
  if (locale === 'en') return text(words.en);
  const { title, description } = words.en;
  const mark = fingerprint({ data: { title, description }, body: splitSource(text(words.en)).body });
  return text(words[locale], `source: "${mark}"\n`);
}

const ownerFile = `import { defineSite } from './src/define-site.ts';

const downloads = (product: string) => ({
  windows: { url: \`https://downloads.acme.test/\${product}/windows\`, bytes: 120000000 },
  macos: { url: \`https://downloads.acme.test/\${product}/macos\` },
});

export default defineSite({
  origin: 'https://acme.test',
  brand: {
    appName: 'Acme Deck',
    logo: './brand/logo.svg',
    accent: '#2563eb',
    supportEmail: 'support@acme.test',
    tutorialUrl: '/docs/intro',
    telegramUrl: 'https://t.acme.test/group',
  },
  community: {
    repository: 'https://code.acme.test',
    chatBot: 'https://bot.acme.test',
    chatServer: 'https://chat.acme.test',
    social: 'https://social.acme.test',
    video: 'https://video.acme.test',
  },
  aiSearchUrl: 'https://ai.acme.test',
  editUrl: 'https://code.acme.test/edit/',
  downloads: { app: downloads('app'), igmatrix: downloads('igmatrix'), videomagic: downloads('videomagic') },
  announcement: {
    id: 'news',
    href: '/docs/intro',
    text: { en: 'News.', 'zh-Hans': '新闻。', ru: 'Новости.' },
  },
  languages: ${JSON.stringify(sampleLocales)},
  requireTranslations: true,
  analytics: { provider: 'none' },
  colorMode: 'switch',
  docsVersions: [{ id: 'current', label: 'Next' }],
});
`;

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="15" fill="#3f63dd"/>
</svg>
`;

/** The files of the sample that are not the site's own. */
export const sampleFiles: ReadonlyMap<string, string> = new Map([
  ['site.config.ts', ownerFile],
  ['brand/logo.svg', logo],
  ...samples.flatMap((sample) =>
    sampleLocales.map((locale): [string, string] => [
      `content/${sample.name.replace('@', locale)}`,
      source(sample, locale),
    ]),
  ),
]);

/** The site's own files that no check can do without. */
export const sharedFiles = [
  'content/facts.yaml',
  'content/tags.yaml',
  'content/authors.yaml',
  'content/categories.yaml',
  'content/glossary.yaml',
];
