import type { Finding } from '../protocol.ts';

export const isStale = ({ rule }: Finding): boolean => rule === 'translations';

/** The state of some files in words. */
export function stateOf(findings: Finding[], isUnsaved: boolean): string[] {
  const count = (list: Finding[], word: string): string[] =>
    list.length > 0 ? [`${list.length} ${word}${list.length === 1 ? '' : 's'}`] : [];
  return [
    ...(isUnsaved ? ['unsaved'] : []),
    ...count(
      findings.filter(({ severity }) => severity === 'error'),
      'error',
    ),
    ...count(
      findings.filter((finding) => finding.severity === 'warning' && !isStale(finding)),
      'warning',
    ),
    ...(findings.some(isStale) ? ['older than its source'] : []),
  ];
}
