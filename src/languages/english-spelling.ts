import type { Misspelling } from './typography.ts';

/** British spellings and their American forms; a stem covers every ending. */
export const britishStems: ReadonlyArray<readonly [british: string, american: string]> = [
  ['colour', 'color'],
  ['behaviour', 'behavior'],
  ['favour', 'favor'],
  ['honour', 'honor'],
  ['labour', 'labor'],
  ['neighbour', 'neighbor'],
  ['organis', 'organiz'],
  ['recognis', 'recogniz'],
  ['authoris', 'authoriz'],
  ['unauthoris', 'unauthoriz'],
  ['initialis', 'initializ'],
  ['customis', 'customiz'],
  ['optimis', 'optimiz'],
  ['minimis', 'minimiz'],
  ['maximis', 'maximiz'],
  ['synchronis', 'synchroniz'],
  ['randomis', 'randomiz'],
  ['localis', 'localiz'],
  ['normalis', 'normaliz'],
  ['prioritis', 'prioritiz'],
  ['summaris', 'summariz'],
  ['monetis', 'monetiz'],
  ['anonymis', 'anonymiz'],
  ['personalis', 'personaliz'],
  ['finalis', 'finaliz'],
  ['realise', 'realize'],
  ['realising', 'realizing'],
  ['analyse', 'analyze'],
  ['analysing', 'analyzing'],
  ['licence', 'license'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['centre', 'center'],
  ['datacentre', 'datacenter'],
  ['metre', 'meter'],
  ['millimetre', 'millimeter'],
  ['centimetre', 'centimeter'],
  ['litre', 'liter'],
  ['fibre', 'fiber'],
  ['catalogue', 'catalog'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['labelled', 'labeled'],
  ['unlabelled', 'unlabeled'],
  ['labelling', 'labeling'],
  ['travelled', 'traveled'],
  ['modelling', 'modeling'],
  ['programme', 'program'],
  ['grey', 'gray'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['judgement', 'judgment'],
  ['mould', 'mold'],
  ['learnt', 'learned'],
];

/** `programmer` and `optimism` are fine everywhere. */
const americanToo = /^(programme[rd]s?|optimis[mt]\w*|minimis|analyses)$/i;

const british = new RegExp(`\\b(?:${britishStems.map(([stem]) => stem).join('|')})\\w*`, 'gi');

export function* britishSpellings(text: string): Generator<Misspelling> {
  for (const { index, 0: found } of text.matchAll(british)) {
    if (americanToo.test(found)) continue;
    const stem = britishStems
      .filter(([head]) => found.toLowerCase().startsWith(head))
      .sort(([a], [b]) => b.length - a.length)[0];
    if (!stem) continue;
    const american = stem[1] + found.toLowerCase().slice(stem[0].length);
    yield { index, found, what: `British spelling "${found}"`, fix: `write ${american}` };
  }
}
