import type { Locale } from '../../src/lib/locales.ts';
import { labelOf } from '../../src/program/names.ts';
import type { Program } from '../../src/program/uses.ts';
import type { RawFinding } from './finding.ts';
import type { Page } from './page.ts';
import { inside, lineAt } from './passage.ts';

/** Names of the ready-made commands are English in every language, and typed. */
const isCommand = (name: string): boolean => name.startsWith('adb-commands.presets.');

/** Label → the names it may stand for, in one language. */
function labelsIn({ names }: Program, locale: Locale): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const named of names.values()) {
    const label = labelOf(named, locale);
    labels.set(label, [...(labels.get(label) ?? []), named.name]);
  }
  return labels;
}

/** A label of the program in running text comes from the registry, so that it is spelled as the program does. */
export function checkLabels(pages: Page[], program: Program | undefined): RawFinding[] {
  if (!program) return [];
  const labels = new Map<Locale, Map<string, string[]>>();
  return pages
    .filter(({ collection, folder }) => collection === 'docs' && folder === 'docs')
    .flatMap(({ file, locale, passages }) => {
      const known = labels.get(locale) ?? labelsIn(program, locale);
      labels.set(locale, known);
      return passages.flatMap((passage) =>
        passage.labels.flatMap(({ from, to }): RawFinding[] => {
          const label = passage.text.slice(from, to).trim();
          const names = known.get(label) ?? [];
          if (names.length === 0 || names.some(isCommand) || inside(passage.cited, from, to)) return [];
          const shown = names.slice(0, 4).join(', ') + (names.length > 4 ? ', …' : '');
          return [
            {
              rule: 'labels',
              file,
              line: lineAt(passage, from),
              what: `the label **${label}** is typed by hand`,
              fix: `write <Ui name="…" /> with one of ${shown}`,
            },
          ];
        }),
      );
    });
}
