import { type Locale, languages, perLocale } from '../../src/languages/index.ts';
import { type Facts, factNumber, isClaim } from '../../src/lib/facts.ts';
import { excerpt, type RawFinding } from './finding.ts';
import type { Page } from './page.ts';
import { lineAt, overlaps, type Passage, type Range } from './passage.ts';
import { remembered } from './remember.ts';

interface Figure {
  fact: string;
  /**
   * How a sentence with the figure typed by hand reads. `#` stands for every reading of the fact, in digits and, for
   * small numbers, in words. Patterns hold enough of the sentence that settings' ranges, error texts and worked
   * examples with the same number stay free.
   */
  patterns: Partial<Record<Locale, string[]>>;
}

const anyLanguage = (pattern: string): Figure['patterns'] => perLocale(() => [pattern]);

const planSizes = (plan: string, en: string, zh: string, ru: string): Figure[] => [
  {
    fact: `plan-${plan}-phones`,
    patterns: {
      en: [`\\b${en}(?: plan)?[^.;|]{0,25} # (?:phones|devices)`],
      'zh-Hans': [`${zh}[^。；]{0,12}# ?(?:台|部)`],
      ru: [`${ru}[^.;|]{0,25} # (?:телефон|устройств)`],
    },
  },
  {
    fact: `plan-${plan}-accounts`,
    patterns: {
      en: [`\\b${en}(?: plan)?[^.;|]{0,40} # accounts`],
      'zh-Hans': [`${zh}[^。；]{0,20}# ?个(?: TikTok )?账号`],
      ru: [`${ru}[^.;|]{0,40} # аккаунт`],
    },
  },
];

/** Every business figure that people are tempted to type, and the sentences they type it in. */
export const figures: Figure[] = [
  {
    fact: 'max-phones',
    patterns: {
      en: ['# (?:Android )?(?:phones|devices)'],
      'zh-Hans': ['# ?(?:台|部)', '超过 ?(?:200|100) ?(?:台|部)(?:手机|设备)'],
      ru: ['# (?:телефон|устройств)', 'более (?:200|100) (?:телефон|устройств)'],
    },
  },
  {
    fact: 'accounts-per-phone',
    patterns: {
      en: [
        '# (?:TikTok )?accounts? (?:per|(?:on|for) (?:each|every|one|a)) (?:phone|device)',
        '(?:each|every|one|a|per) (?:phone|device)[^.;]{0,20} (?:up to|at most|holds|carries|runs) # (?:TikTok )?accounts',
      ],
      'zh-Hans': [
        '(?:每|单|一)(?:台|部)(?:手机|设备)[^。，；]{0,8}# ?个(?: ?TikTok ?)?账号',
        '# ?个(?: ?TikTok ?)?账号[^。，；]{0,2}每(?:台|部)',
      ],
      ru: [
        '# аккаунт\\p{L}*(?: TikTok)? на (?:каждый |каждом |один |одном )?(?:телефон|устройств)',
        'на (?:каждом|одном) (?:телефоне|устройстве)[^.;]{0,15} (?:до|не более|не больше) # аккаунт',
      ],
    },
  },
  { fact: 'min-android', patterns: anyLanguage('Android ?#') },
  ...planSizes('starter', 'Starter', '入门版', 'Стартов\\p{L}*»?'),
  ...planSizes('pro', 'Pro', '专业版', 'Профессиональн\\p{L}*»?'),
  ...planSizes('team', 'Team', '团队版', 'Командн\\p{L}*»?'),
  ...planSizes('business', 'Business', '商业版', 'Бизнес»?'),
  {
    fact: 'yearly-discount',
    patterns: {
      en: ['# ?% (?:off|discount|cheaper|less|lower)\\b', '(?:save|saves|saving|discount of|costs?) # ?%'],
      'zh-Hans': ['(?:省|便宜|优惠|立减|减免)[^。，]{0,4}# ?%', '# ?% ?的?(?:折扣|优惠)', '[七五75] ?折'],
      ru: ['скидк\\p{L}*[^.,;]{0,12} # ?%', '# ?% (?:скидк|дешевле|выгоднее)', '# ?процентн\\p{L}* скидк'],
    },
  },
  {
    fact: 'trial-length',
    patterns: {
      en: ['#[- ]days?(?: free)? trial', 'trial[^.,;]{0,20} # days', 'free for # days'],
      'zh-Hans': ['(?:试用|体验)[^。，；]{0,8}# ?天', '# ?天[^。，；得]{0,6}试用'],
      ru: [
        'пробн\\p{L}+[^.,;]{0,25} # (?:дн|суток)',
        '# дн\\p{L}*[^.,;]{0,12} пробн',
        '#дневн\\p{L}* пробн',
        'семидневн\\p{L}*',
      ],
    },
  },
  {
    fact: 'claim-traffic',
    patterns: {
      en: ['# ?% more (?:traffic|views|reach)'],
      'zh-Hans': ['流量[^。；]{0,12}# ?%'],
      ru: ['# ?% больше (?:трафик|просмотр|охват)\\p{L}*'],
    },
  },
  {
    fact: 'claim-suspension',
    patterns: {
      en: ['# ?% (?:account )?(?:suspension|ban)', 'suspension rate[^.;]{0,12} # ?%'],
      'zh-Hans': ['封(?:号|禁)率[^。；]{0,6}# ?%'],
      ru: ['# ?% (?:блокировок|заблокированных)'],
    },
  },
  {
    fact: 'min-windows',
    patterns: {
      en: ['#(?: (?:or|and) (?:later|above|newer|higher|up)|\\+)', '(?:at least|requires?|needs?) #'],
      'zh-Hans': ['# ?(?:及|或)?(?:以上|更高|更新)'],
      ru: ['# (?:и|или) (?:новее|выше)', '(?:не ниже|нужна|требуется) #'],
    },
  },
  { fact: 'download-windows', patterns: anyLanguage('#') },
  { fact: 'min-macos', patterns: anyLanguage('#') },
  { fact: 'min-linux', patterns: anyLanguage('#') },
  { fact: 'min-cpu', patterns: anyLanguage('#') },
  {
    fact: 'min-memory',
    patterns: {
      en: ['# ?GB (?:of )?(?:RAM|memory)'],
      'zh-Hans': ['# ?GB ?(?:以上|及以上)?的?(?:内存|运行内存|RAM)', '内存[^。，；]{0,8}# ?GB'],
      ru: ['# ?ГБ (?:ОЗУ|оперативной|памяти)', '(?:ОЗУ|оперативной памяти)[^.,;]{0,10} # ?ГБ'],
    },
  },
  {
    fact: 'min-storage',
    patterns: {
      en: ['# ?MB (?:of )?(?:free|storage|disk|space)'],
      'zh-Hans': ['# ?MB[^。，；]{0,6}(?:空间|存储)', '(?:空间|存储)[^。，；]{0,6}# ?MB'],
      ru: ['# ?МБ (?:свободн|на диске|места)'],
    },
  },
  {
    fact: 'support-hours',
    patterns: {
      en: ['\\b9:00 ?(?:[–-]|to) ?17:00', '\\b24/7\\b', 'around[- ]the[- ]clock support'],
      'zh-Hans': ['(?<!\\d)9:00 ?[–~—至到-] ?17:00', '7 ?[×xX*] ?24', '24 小时(?:客服|支持|在线)'],
      ru: ['(?<!\\d)9:00 ?[–—-] ?17:00', '\\b24/7\\b', 'круглосуточн\\p{L}* поддержк'],
    },
  },
  {
    fact: 'boards-per-machine',
    patterns: {
      en: ['#[- ]boards?\\b'],
      'zh-Hans': ['# ?块(?:手机)?主板', '# ?板(?:手机)?主板机'],
      ru: ['# (?:материнских )?плат(?:ы|ам|ах|ами)?(?!\\p{L})'],
    },
  },
  {
    fact: 'usb-phones-in-practice',
    patterns: {
      en: ['(?:near|about|around|roughly) # (?:USB )?(?:phones|devices)', 'phones[^.;|]{0,20} (?:near|about|around) #'],
      'zh-Hans': ['# ?台左右', '(?:大约|约|接近) ?# ?台'],
      ru: ['(?:около|примерно) # (?:новы[ех] )?телефон', 'телефон\\p{L}*[^.;|]{0,20} (?:около|примерно на) #'],
    },
  },
  {
    fact: 'usb-address-limit',
    patterns: {
      en: ['# (?:USB )?(?:device )?addresses', '# USB devices'],
      'zh-Hans': ['# ?个(?: USB )?(?:设备)?(?:地址|设备)'],
      ru: ['# (?:адрес|устройств)\\p{L}*'],
    },
  },
  {
    fact: 'migrations-per-month',
    patterns: {
      en: ['# (?:times|moves|migrations|transfers) (?:a|per|each|every) month'],
      'zh-Hans': ['每个?月[^。，；]{0,6}# ?次'],
      ru: ['# (?:раз|перенос\\p{L}*) (?:в|за) месяц'],
    },
  },
  // The steps between are neither quoted alone nor told from other percentages.
  ...(['commission-1', 'commission-7'] as const).map((fact) => ({
    fact,
    patterns: {
      en: ['commission[^.;|]{0,24} # ?(?:%|percent)', '# ?(?:%|percent)[^.;|]{0,12} commission'],
      'zh-Hans': ['佣金[^。，；]{0,16}# ?%', '# ?%[^。，；]{0,6}佣金'],
      ru: ['вознагражден\\p{L}*[^.;|]{0,24} # ?(?:%|процент)'],
    },
  })),
];

/** Most passages have no number at all: one look tells. */
const numberIn = (locale: Locale): RegExp =>
  new RegExp(
    ['\\d', 'Core i', 'семидневн', 'around', ...Object.values(languages[locale].numberWords).flat()].join('|'),
    'iu',
  );
const hasNumber: Record<Locale, RegExp> = perLocale(numberIn);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Every way a fact may be written, the reading not in force included: it is no less typed by hand. */
function readings(facts: Facts, name: string, locale: Locale): string[] {
  const fact = facts[name];
  if (!fact || 'text' in fact) return [];
  const values = 'product' in fact ? [factNumber(facts, name)] : [fact.value, fact.otherReading];
  return values.flatMap((value) => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [escaped(value)];
    return [String(value), ...(languages[locale].numberWords[value] ?? [])];
  });
}

interface Compiled {
  fact: string;
  pattern: RegExp;
}

export function compileFigures(facts: Facts, locale: Locale): Compiled[] {
  return figures.flatMap(({ fact, patterns }) => {
    const known = readings(facts, fact, locale);
    const before = languages[locale].measure.spaced ? '(?<![\\p{L}\\d.,])' : '(?<![\\d.,])';
    const number = `${before}(?:${known.join('|')})(?![.,]?\\d)`;
    return (patterns[locale] ?? [])
      .filter((pattern) => Object.hasOwn(facts, fact) && (!pattern.includes('#') || known.length > 0))
      .map((pattern) => ({ fact, pattern: new RegExp(pattern.replaceAll('#', number), 'giu') }));
  });
}

/** Business figures are cited, not typed. Titles are names: they may hold a number, and be quoted with it. */
export function checkFigures(passages: Passage[], facts: Facts | undefined, pages: Page[]): RawFinding[] {
  if (!facts) return [];
  const typed = typedIn(facts);
  const titles = pages
    .map(({ data }) => data.title)
    .filter((title): title is string => typeof title === 'string' && /\d/.test(title));
  return passages
    .filter(({ file }) => !file.endsWith('facts.yaml'))
    .flatMap((passage) =>
      typed(passage)
        .filter(({ from, to }) => !overlaps(quotedTitles(passage, titles), from, to))
        .map(({ fact, from, to }): RawFinding => {
          const inText = passage.file.endsWith('.mdx') && passage.kind !== 'data' && passage.kind !== 'title';
          return {
            rule: 'figures',
            file: passage.file,
            line: lineAt(passage, from),
            what: `a business figure typed by hand: ${excerpt(passage.text, from, to)}`,
            fix: mendFor(fact, facts, inText),
          };
        }),
    );
}

const quotedTitles = ({ text }: Passage, titles: string[]): Range[] =>
  titles.flatMap((title) => {
    const from = text.indexOf(title);
    return from < 0 ? [] : [{ from, to: from + title.length }];
  });

/** Where a passage has a figure that should have been cited, for the facts as they are. */
const typedIn = remembered((facts: Facts) => {
  const compiled = perLocale((locale) => compileFigures(facts, locale));
  return remembered(({ text, locale, cited }: Passage): Array<Range & { fact: string }> => {
    if (!hasNumber[locale].test(text)) return [];
    return compiled[locale].flatMap(({ fact, pattern }) =>
      [...text.matchAll(pattern)]
        .map(({ index, 0: found }) => ({ fact, from: index, to: index + found.length }))
        .filter(({ from, to }) => !overlaps(cited, from, to)),
    );
  });
});

function mendFor(fact: string, facts: Facts, inText: boolean): string {
  if (isClaim(facts, fact))
    return 'a vendor claim: take it out; claims stand only on the home page with their footnote';
  return inText
    ? `write <Fact name="${fact}" /> (unit words come with it)`
    : `write {fact:${fact}} (unit words come with it)`;
}
