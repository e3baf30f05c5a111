import type { ContenderName } from './contenders.ts';
import type { MetricName } from './metrics.ts';

/**
 * Why a peer may be ahead, written by hand. A note is printed in RESULTS.md only where the numbers say that the peer is
 * ahead; where they say so and no note is here, that is printed instead.
 */
export const notes: Partial<Record<MetricName, Partial<Record<ContenderName | 'all', string>>>> = {
  cold: {
    all: 'Its build only renders. Ours also checks every text and every built page, hashes scripts for the policy, and builds the marketing pages, feeds and social images that the peers do not have.',
  },
  warm: {
    all: 'It keeps more from the build before. Ours renders every page again, because a figure, a label or a word of the interface may stand on any of them, and checks all of them.',
    docusaurus:
      'Rspack keeps its compiled modules on the disk from one build to the next; ours renders and checks every page again.',
    fumadocs:
      'Turbopack keeps its work on the disk from one build to the next; ours renders and checks every page again.',
  },
  memory: {
    all: 'It holds less at a time: ours keeps the parsed text of every page until links, anchors and the search index have been checked against each other.',
  },
  output: {
    all: 'It writes only the documentation. Ours holds home and product pages, icons, social images and the files of each host as well, the same number at every size.',
  },
  requests: {
    all: 'It puts into one file what ours fetches in several.',
    starlight:
      'Its pages of text run two small scripts and fetch nothing else; ours has a style sheet and scripts of its own for search, navigation and reading aids.',
  },
  blocking: {
    all: 'It runs less script while the page appears.',
    starlight:
      'It has no router in the browser, hence less to start. A few milliseconds on Lighthouse’s phone; the next page then costs a whole new document.',
  },
  paint: {
    all: 'Less stands between the first byte and the first frame: fewer or smaller files that hold up drawing.',
  },
  prefetched: {
    all: 'Its router has the next page as data in memory and changes only the text. Ours takes a whole document of HTML, which needs no second form of every page.',
  },
  navigation: {
    all: 'It fetches only the data of the next page, which is smaller than the page; ours fetches the document.',
  },
  search: {
    starlight:
      'Pagefind’s index for Chinese is a list of words by page. Ours also knows places within pages, spelling variants and the texts for the excerpts in the same files.',
    all: 'Its index holds less: no places within pages, no neighbors of words, no texts for excerpts.',
  },
};

export const noteFor = (metric: MetricName, contender: ContenderName): string | undefined =>
  notes[metric]?.[contender] ?? notes[metric]?.all;
