import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ContenderName, contenderNames } from './contenders.ts';
import { middleOf } from './lighthouse-run.ts';
import { median } from './statistics.ts';

/** The parts of a measurement. Each round of each is kept in a file, so that what was broken off goes on where it ended. */
const schemas = {
  build: z.object({
    /** Without caches and output of an earlier one. */
    seconds: z.number(),
    /** Of the process and all it starts, in the cold build; unknown on systems without /proc. */
    peakBytes: z.number().optional(),
    outputBytes: z.number(),
    /** HTML of a page that was generated, uncompressed. */
    htmlBytes: z.number(),
    /** As it is sent; none where there is no search without another company's service. */
    searchBytes: z.number().optional(),
  }),
  visit: z.object({ bytes: z.number(), js: z.number(), css: z.number(), requests: z.number() }),
  lighthouse: z.object({
    version: z.string(),
    benchmarkIndex: z.number(),
    scores: z.record(z.string(), z.number()),
    firstPaint: z.number(),
    largestPaint: z.number(),
    blocking: z.number(),
    shift: z.number(),
  }),
  navigation: z.object({ prefetched: z.number(), cold: z.number() }),
  /** A second build after one edited text; not waited for where the first took very long. */
  warm: z.object({ seconds: z.number() }),
};
export type PartName = keyof typeof schemas;
export const partNames = ['build', 'visit', 'lighthouse', 'navigation', 'warm'] as const satisfies readonly PartName[];

const keyed = {
  contender: z.enum(contenderNames),
  pages: z.number(),
  version: z.string(),
  date: z.string(),
  round: z.number(),
  /** Of the processor time wanted meanwhile, the share that other guests of the host got; unknown on systems without /proc. */
  stolen: z.number().optional(),
};
const outcome = <N extends PartName, Value extends z.ZodType>(part: N, value: Value) =>
  z.object({ ...keyed, part: z.literal(part), value: value.optional(), failed: z.string().optional() });
const entrySchema = z.discriminatedUnion('part', [
  outcome('build', schemas.build),
  outcome('visit', schemas.visit),
  outcome('lighthouse', schemas.lighthouse),
  outcome('navigation', schemas.navigation),
  outcome('warm', schemas.warm),
]);
export type Entry = z.infer<typeof entrySchema>;

/** All that is known of one generator at one size: of every figure the median of its rounds. */
const resultSchema = z.object({
  contender: z.enum(contenderNames),
  pages: z.number(),
  version: z.string(),
  /** The days on which its parts were measured. */
  dates: z.array(z.string()),
  failed: z.array(z.object({ part: z.enum(partNames), reason: z.string() })),
  rounds: z.number(),
  /** The share of the processor time that others got while each part was measured, but for those that are no times. */
  stolen: z.array(z.number()),
  build: schemas.build.partial({ htmlBytes: true }).optional(),
  visit: schemas.visit.omit({ css: true }).optional(),
  lighthouse: schemas.lighthouse
    .pick({ version: true, benchmarkIndex: true, firstPaint: true, blocking: true })
    .partial({ version: true, benchmarkIndex: true })
    .optional(),
  navigation: schemas.navigation.optional(),
  warm: schemas.warm.optional(),
});
export type Result = z.infer<typeof resultSchema>;

/** Everything about one size, as it is kept with the project. */
const comparisonSchema = z.object({
  pages: z.number(),
  machine: z.string(),
  node: z.string(),
  browser: z.string(),
  results: z.array(resultSchema),
});
export type Comparison = z.infer<typeof comparisonSchema>;
/** What is true of all numbers of a comparison. */
export type Surroundings = Pick<Comparison, 'machine' | 'node' | 'browser'>;

const readComparisons = (folder: string): Comparison[] =>
  readdirSync(folder)
    .map((name) => comparisonSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .sort((a, b) => a.pages - b.pages);

const rank = ({ contender }: Result): number => contenderNames.indexOf(contender);

/**
 * What was measured now takes the place of what was known. Other sizes stay, and in the same size other generators, unless
 * they were measured in other surroundings: figures of two machines tell nothing beside each other.
 */
export function keep(folder: string, results: readonly Result[], surroundings: Surroundings): Comparison[] {
  mkdirSync(folder, { recursive: true });
  const known = readComparisons(folder);
  for (const [pages, measured] of Map.groupBy(results, (result) => result.pages)) {
    const before = known.find((each) => each.pages === pages);
    const isComparable = before && isDeepStrictEqual({ ...before, ...surroundings }, before);
    const others = isComparable
      ? before.results.filter(({ contender }) => !measured.some((result) => result.contender === contender))
      : [];
    const comparison = comparisonSchema.parse({
      pages,
      ...surroundings,
      results: [...others, ...measured].sort((a, b) => rank(a) - rank(b)),
    });
    writeFileSync(join(folder, `${pages}.json`), `${JSON.stringify(comparison, null, 2)}\n`);
  }
  return readComparisons(folder);
}

const fileOf = (folder: string, { contender, pages, part, round }: Entry): string =>
  join(folder, `${contender}-${pages}-${part}-${round}.json`);

/** Rounds of an older version are forgotten: a median is of one. */
export function save(folder: string, entry: Entry): void {
  for (const other of readEntries(folder))
    if (other.contender === entry.contender && other.pages === entry.pages && other.version !== entry.version)
      rmSync(fileOf(folder, other));
  writeFileSync(fileOf(folder, entry), `${JSON.stringify(entry, null, 2)}\n`);
}

/** Everything kept; what an older form of these files says is measured again. */
export function readEntries(folder: string): Entry[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .map((name) => entrySchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ data }) => data ?? []);
}

type Figures = z.infer<typeof schemas.build>;

function middleBuild(rounds: readonly Figures[]): Figures | undefined {
  const known = (figure: keyof Figures): number[] => rounds.flatMap((each) => each[figure] ?? []);
  const middle = (figure: keyof Figures): number | undefined =>
    known(figure).length > 0 ? median(known(figure)) : undefined;
  const [seconds, outputBytes, htmlBytes] = [middle('seconds'), middle('outputBytes'), middle('htmlBytes')];
  if (seconds === undefined || outputBytes === undefined || htmlBytes === undefined) return undefined;
  return {
    seconds,
    peakBytes: middle('peakBytes'),
    outputBytes,
    htmlBytes,
    searchBytes: middle('searchBytes'),
  };
}

function summarize(contender: ContenderName, pages: number, entries: readonly Entry[]): Result {
  const build = entries.flatMap((entry) => (entry.part === 'build' && entry.value) || []);
  const visit = entries.flatMap((entry) => (entry.part === 'visit' && entry.value) || []);
  const lighthouse = entries.flatMap((entry) => (entry.part === 'lighthouse' && entry.value) || []);
  const navigation = entries.flatMap((entry) => (entry.part === 'navigation' && entry.value) || []);
  const warm = entries.flatMap((entry) => (entry.part === 'warm' && entry.value) || []);
  const isMeasured = (part: PartName): boolean => entries.some((entry) => entry.part === part && entry.value);
  return {
    contender,
    pages,
    version: entries.at(-1)?.version ?? '',
    dates: entries.map(({ date }) => date),
    failed: entries.flatMap(({ part, failed }) =>
      failed === undefined || isMeasured(part) ? [] : [{ part, reason: failed }],
    ),
    rounds: Math.max(0, ...entries.filter(({ value }) => value).map(({ round }) => round)),
    stolen: entries.flatMap(({ part, stolen }) => (part === 'visit' ? [] : (stolen ?? []))),
    build: middleBuild(build),
    visit: visit.at(-1),
    ...(lighthouse.length > 0 && { lighthouse: middleOf(lighthouse) }),
    ...(navigation.length > 0 && {
      navigation: {
        prefetched: median(navigation.map(({ prefetched }) => prefetched)),
        cold: median(navigation.map(({ cold }) => cold)),
      },
    }),
    ...(warm.length > 0 && { warm: { seconds: median(warm.map(({ seconds }) => seconds)) } }),
  };
}

export function collect(entries: readonly Entry[]): Result[] {
  const groups = Map.groupBy(entries, ({ contender, pages }) => `${contender} ${pages}`);
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [summarize(group[0].contender, group[0].pages, group)] : []))
    .sort((a, b) => a.pages - b.pages || rank(a) - rank(b));
}
