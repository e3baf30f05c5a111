import type { ContenderName } from './contenders.ts';
import type { MetricName } from './metrics.ts';

/** Seen in the requests of a first visit: the page clicked later is among them. */
const aheadOfAll =
  'It fetches a dozen or more other pages with the first visit, whether anybody points at them or not: this one was there before the click, and is counted in the first visit. Ours asks for it when it is clicked.';

/**
 * Why a peer may be ahead, written by hand. A note is printed in RESULTS.md only where the numbers say that the peer is
 * ahead; where they say so and no note is here, that is printed instead.
 */
export const notes: Partial<Record<MetricName, Partial<Record<ContenderName | 'all', string>>>> = {
  cold: {
    all: 'Its build does less. Ours also holds every text against the rules of the content, parses every built page, hashes scripts for the policy, draws a social picture for every page, and builds the home, product and legal pages of the tests’ site.',
  },
  warm: {
    all: 'It keeps more from the build before, and checks less. Ours changes the last site where only the words of a text are others, but reads every text and what is known of every page again: a link or a figure on any of them may have become wrong.',
  },
  memory: {
    all: 'It does less. Ours has Astro in one thread and the check of all texts in another, and keeps the links and anchors of every page until the last one has been read.',
  },
  output: {
    all: 'It writes only the documentation. Ours holds a social picture for every page, home and product pages, icons and the files of each host as well.',
  },
  scripts: {
    all: 'It runs less script on a page of text: ours has menus, the marks of the contents and the door to the search.',
  },
  requests: { all: 'It puts into one file what ours fetches in several.' },
  blocking: {
    all: 'Blocking is counted from the first paint on. Our script gives way to the style sheet, which puts the first paint earlier in Lighthouse’s model; the end of the task that lays out the page, and the start of the script, are counted after it. While the script was as urgent as the style sheet, the first paint came later and almost nothing was counted.',
  },
  prefetched: {
    all: 'Its router has the next page in memory as a module or data and changes only the text. Ours takes the text over from a whole document, of which there is no second form to build, keep and load.',
  },
  navigation: {
    all: 'Its router fetches the next page as a module or data and has the frame around it already; ours fetches the whole document.',
    docusaurus: aheadOfAll,
    fumadocs: aheadOfAll,
  },
  search: { all: 'Its index holds less: ours also finds places within pages and shows excerpts from the same files.' },
};

export const noteFor = (metric: MetricName, contender: ContenderName): string | undefined =>
  notes[metric]?.[contender] ?? notes[metric]?.all;
