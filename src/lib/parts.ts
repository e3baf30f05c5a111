/** The sibling products, as the owner's file and the texts name them. */
export const productKeys = ['igmatrix', 'ytmatrix', 'videomagic'] as const;
export type ProductKey = (typeof productKeys)[number];

/** What a site has or does without; pages and entries depend on it: `needs: blog`, `<Needs part="blog">`. */
export const partNames = [
  'blog',
  'rewards',
  'markdownPage',
  'testimonials',
  'partners',
  'whiteLabel',
  ...productKeys,
  'prices',
  'chatGroup',
  'chatBot',
  'chatServer',
  'repository',
  'social',
  'video',
  'aiSearch',
  'consent',
] as const;
export type PartName = (typeof partNames)[number];
export type Parts = Readonly<Record<PartName, boolean>>;

const isPartName = (name: unknown): name is PartName => partNames.some((known) => known === name);

/** A condition as texts write it: `blog`, or `no blog`. Undefined where there is no such part. */
export function isMet(written: unknown, parts: Parts): boolean | undefined {
  const [, no, name] = /^(no )?(\w+)$/.exec(String(written)) ?? [];
  return isPartName(name) ? parts[name] !== Boolean(no) : undefined;
}

const isComplete = (parts: Partial<Parts>): parts is Parts => partNames.every((name) => name in parts);

function allParts(): Parts {
  const parts: Partial<Record<PartName, boolean>> = {};
  for (const name of partNames) parts[name] = true;
  if (!isComplete(parts)) throw new Error('a part of the site was left out');
  return parts;
}

/** A site that leaves nothing out. */
export const everyPart: Parts = allParts();

/** What the data files say: a list without entries is a part the site does without. */
export interface Filled {
  /** Whether a plan has a price. */
  prices: boolean;
  testimonials: boolean;
  partners: boolean;
}

/** Where people talk in writing. */
export const isChat = ({ kind }: { kind: string }): boolean => !['phone', 'email', 'form'].includes(kind);

/** Providers that set cookies: readers are asked first. */
export const asksFirst = (provider: string): provider is 'gtag' | 'yandex' | 'baidu' =>
  ['gtag', 'yandex', 'baidu'].includes(provider);

/** As much of the owner's file as decides it. */
interface Chosen {
  brand: { telegramUrl?: string | undefined };
  community: Partial<Record<'repository' | 'chatBot' | 'chatServer' | 'social' | 'video', string | undefined>>;
  aiSearchUrl?: string | undefined;
  analytics: { provider: string };
  contacts?: ReadonlyArray<{ kind: string }>;
  pages: Record<'blog' | 'rewards' | 'markdownPage', boolean>;
  sections: Record<'testimonials' | 'partners' | 'whiteLabel', boolean>;
  products: Record<ProductKey, { on: boolean }>;
}

export function partsOf(site: Chosen, filled: Filled): Parts {
  const { brand, community, contacts, pages, sections, products } = site;
  return {
    ...pages,
    testimonials: sections.testimonials && filled.testimonials,
    partners: sections.partners && filled.partners,
    whiteLabel: sections.whiteLabel,
    igmatrix: products.igmatrix.on,
    ytmatrix: products.ytmatrix.on,
    videomagic: products.videomagic.on,
    prices: filled.prices,
    chatGroup: brand.telegramUrl !== undefined || (contacts?.some(isChat) ?? false),
    chatBot: community.chatBot !== undefined,
    chatServer: community.chatServer !== undefined,
    repository: community.repository !== undefined,
    social: community.social !== undefined,
    video: community.video !== undefined,
    aiSearch: site.aiSearchUrl !== undefined,
    consent: asksFirst(site.analytics.provider),
  };
}

const listIn = (data: unknown, key: string): unknown[] => {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  return Array.isArray(list) ? list : [];
};

/** The same from the files as they are parsed; a file that cannot be read is reported elsewhere. */
export const filledIn = (files: { plans: unknown; testimonials: unknown; partners: unknown }): Filled => ({
  prices: listIn(files.plans, 'plans').some((plan) => typeof plan === 'object' && plan !== null && 'price' in plan),
  testimonials: listIn(files.testimonials, 'entries').length > 0,
  partners: listIn(files.partners, 'entries').length > 0,
});

/** The pages and places that go with a part. */
const places: Partial<Record<PartName, readonly string[]>> = {
  blog: ['/blog'],
  rewards: ['/rewards'],
  markdownPage: ['/markdown-page'],
  testimonials: ['/#testimonials'],
  partners: ['/advertising'],
  whiteLabel: ['/#white-label-section'],
  igmatrix: ['/IgMatrix', '/Download-IgMatrix'],
  ytmatrix: ['/YtMatrix'],
  videomagic: ['/VideoMagic', '/Download-VideoMagic'],
};

/** `needs` as a file has it: one name or several. */
export const needsIn = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const areMet = (needs: unknown, parts: Parts): boolean =>
  needsIn(needs).every((written) => isMet(written, parts) !== false);

/** What the front matter of pages says they need, by address without language. */
export type PageNeeds = ReadonlyMap<string, unknown>;

/** Whether an address (without language) leads to a page or place that the site does without. */
export function offIn(parts: Parts, pageNeeds: PageNeeds): (url: string) => boolean {
  const off = Object.entries(places).flatMap(([name, paths]) => (isPartName(name) && !parts[name] ? paths : []));
  return (url) => {
    const [path = '', hash] = url.split('#');
    const page = path.replace(/\?.*$/, '');
    if (off.some((place) => page === place || page.startsWith(`${place}/`) || `/#${hash}` === place)) return true;
    return !areMet(pageNeeds.get(page), parts);
  };
}

/** What a site does without, as far as its texts have to know. */
export interface Settings {
  parts: Parts;
  isOff: (url: string) => boolean;
}

export const nothingOff: Settings = { parts: everyPart, isOff: () => false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** An entry that is nothing but a link goes with its page. */
const isDeadLink = (value: Record<string, unknown>, { isOff }: Settings): boolean =>
  'label' in value && typeof value.href === 'string' && isOff(value.href);

const stays = (value: unknown, settings: Settings): boolean =>
  !isRecord(value) || (areMet(value.needs, settings.parts) && !isDeadLink(value, settings));

/**
 * The data of a file as the site being built takes it: without entries whose `needs` are not met and without links to
 * pages it does without.
 */
export function shownData(data: unknown, settings: Settings): unknown {
  if (Array.isArray(data)) return data.filter((item) => stays(item, settings)).map((item) => shownData(item, settings));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => key !== 'needs' && stays(value, settings))
      .filter(([key, value]) => !(key === 'href' && typeof value === 'string' && settings.isOff(value)))
      .map(([key, value]) => [key, shownData(value, settings)]),
  );
}

/** All entries of a file, whatever they need. */
export function withoutNeeds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutNeeds);
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => key !== 'needs')
      .map(([key, value]) => [key, withoutNeeds(value)]),
  );
}
