const nbsp = '\u00a0';

/** A short word does not end a line, and neither does a number before its noun; a dash or a particle does not begin one. */
const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [/ (?=— )/g, nbsp],
  [/(?<![\p{L}\p{N}_-])(а|в|во|да|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у) (?=\S)/giu, `$1${nbsp}`],
  [/(?<=\p{L}) (?=(?:б|бы|ж|же|ли|ль)(?![\p{L}\p{N}-]))/gu, nbsp],
  [/(?<=\d|\{n\}|№|§|(?<!\p{L})(?:ст|п|гл|рис|см|т)\.) (?=[\p{L}\d%№§])/gu, nbsp],
  [/(?<=\p{L})-(?=(?:то|либо|нибудь|таки|ка)(?!\p{L}))/gu, '\u2011'],
  [/(?<=(?<!\p{L})(?:кое|из))-(?=\p{L})/giu, '\u2011'],
];

export const typesetRussian = (text: string): string =>
  rules.reduce((line, [pattern, replacement]) => line.replace(pattern, replacement), text);
