import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ContenderName, contenderNames } from './contenders.ts';

/** The parts of a measurement. Each is kept in a file, so that a run that was broken off goes on where it ended. */
const schemas = {
  build: z.object({
    coldSeconds: z.number(),
    /** Not waited for where the cold one took very long. */
    warmSeconds: z.number().optional(),
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
};
export type PartName = keyof typeof schemas;
export const partNames = ['build', 'visit', 'lighthouse', 'navigation'] as const satisfies readonly PartName[];

const keyed = {
  contender: z.enum(contenderNames),
  pages: z.number(),
  version: z.string(),
  date: z.string(),
  /** Of the processor time wanted meanwhile, the share that other guests of the host got; unknown on systems without /proc. */
  stolen: z.number().optional(),
};
const outcome = <N extends PartName>(part: N) =>
  z.object({ ...keyed, part: z.literal(part), value: schemas[part].optional(), failed: z.string().optional() });
const entrySchema = z.discriminatedUnion('part', [
  outcome('build'),
  outcome('visit'),
  outcome('lighthouse'),
  outcome('navigation'),
]);
export type Entry = z.infer<typeof entrySchema>;

/** More than this, and times are those of the neighbors. Bytes and requests are what they are. */
const toleratedShare = 0.1;
export const isDisturbed = ({ part, stolen = 0 }: Pick<Entry, 'part' | 'stolen'>): boolean =>
  part !== 'visit' && stolen > toleratedShare;

/** All that is known of one generator at one size. */
export interface Result {
  contender: ContenderName;
  pages: number;
  version: string;
  /** The days on which its parts were measured. */
  dates: string[];
  failed: { part: PartName; reason: string }[];
  /** The largest share of the processor time that others got while a part was measured. */
  stolen: number;
  build?: z.infer<typeof schemas.build> | undefined;
  visit?: z.infer<typeof schemas.visit> | undefined;
  lighthouse?: z.infer<typeof schemas.lighthouse> | undefined;
  navigation?: z.infer<typeof schemas.navigation> | undefined;
}

const fileOf = (folder: string, { contender, pages, part }: Pick<Entry, 'contender' | 'pages' | 'part'>): string =>
  join(folder, `${contender}-${pages}-${part}.json`);

export function save(folder: string, entry: Entry): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, entry), `${JSON.stringify(entry, null, 2)}\n`);
}

/** Everything kept; what an older form of these files says is measured again. */
export function readEntries(folder: string): Entry[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder)
    .map((name) => entrySchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(({ data }) => data ?? []);
}

export function collect(entries: readonly Entry[]): Result[] {
  const results = new Map<string, Result>();
  for (const entry of entries) {
    const key = `${entry.contender} ${entry.pages}`;
    const known = results.get(key);
    const result: Result = known ?? {
      contender: entry.contender,
      pages: entry.pages,
      version: entry.version,
      dates: [],
      failed: [],
      stolen: 0,
    };
    results.set(key, result);
    result.dates.push(entry.date);
    if (entry.part !== 'visit') result.stolen = Math.max(result.stolen, entry.stolen ?? 0);
    if (entry.failed !== undefined) result.failed.push({ part: entry.part, reason: entry.failed });
    else Object.assign(result, { [entry.part]: entry.value });
  }
  const rank = ({ contender }: Result): number => contenderNames.indexOf(contender);
  return [...results.values()].sort((a, b) => a.pages - b.pages || rank(a) - rank(b));
}
