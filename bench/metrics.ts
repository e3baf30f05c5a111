import type { Result } from './results.ts';

/** Everything that is compared; less is better in all of it. */
export interface Metric {
  title: string;
  value: (result: Result) => number | undefined;
  format: (value: number) => string;
  /** Differences up to this share are noise. */
  noise: number;
  /** Drawn, too. */
  chart?: boolean;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const count = (value: number): string => String(value);

/** `31.4 KB`, `2.1 MB`. */
export function bytes(value: number): string {
  const kilobytes = value / 1024;
  if (kilobytes < 1000) return `${kilobytes.toFixed(kilobytes < 100 ? 1 : 0)} KB`;
  const megabytes = kilobytes / 1024;
  return megabytes < 1000 ? `${megabytes.toFixed(megabytes < 100 ? 1 : 0)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

/** Times of a machine differ from run to run by about so much. */
const timed = 0.05;

export const metrics = {
  cold: {
    title: 'Build, cold',
    value: ({ build }) => build?.seconds,
    format: seconds,
    noise: timed,
    chart: true,
  },
  warm: { title: 'Build, one text edited', value: ({ warm }) => warm?.seconds, format: seconds, noise: timed },
  memory: { title: 'Peak memory', value: ({ build }) => build?.peakBytes, format: bytes, noise: timed },
  output: { title: 'Built site', value: ({ build }) => build?.outputBytes, format: bytes, noise: 0.01 },
  visit: { title: 'First visit', value: ({ visit }) => visit?.bytes, format: bytes, noise: 0.01, chart: true },
  scripts: { title: 'of which JavaScript', value: ({ visit }) => visit?.js, format: bytes, noise: 0.01 },
  requests: { title: 'Requests', value: ({ visit }) => visit?.requests, format: count, noise: 0 },
  paint: {
    title: 'First paint',
    value: ({ lighthouse }) => lighthouse?.firstPaint,
    format: milliseconds,
    noise: timed,
    chart: true,
  },
  blocking: {
    title: 'Blocking time',
    value: ({ lighthouse }) => lighthouse?.blocking,
    format: milliseconds,
    noise: timed,
    chart: true,
  },
  prefetched: {
    title: 'Next page, prefetched',
    value: ({ navigation }) => navigation?.prefetched,
    format: milliseconds,
    noise: timed,
  },
  navigation: {
    title: 'Next page, not prefetched',
    value: ({ navigation }) => navigation?.cold,
    format: milliseconds,
    noise: timed,
  },
  search: { title: 'Search index', value: ({ build }) => build?.searchBytes, format: bytes, noise: 0.01 },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

const isMetric = (name: string): name is MetricName => name in metrics;

/** In the order of the tables. */
export const metricNames: readonly MetricName[] = Object.keys(metrics).filter(isMetric);
