import type { Finding } from '../part.ts';

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Saved; or 412, as somebody else was first, or the same writer at a try without an answer. */
export const isExpected = (status: number): boolean =>
  (status >= 200 && status < 300) || status === 412;

/** Zero of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const longest = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), 0);

/** The slope of the straight line that fits best. */
export function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const over = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return over / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

/** How often each value occurs: 3 × 503, 20 × 200. */
export function counted(values: readonly (string | number)[]): string {
  const groups = Object.entries(Object.groupBy(values, String));
  return groups.map(([value, all = []]) => `${all.length} × ${value}`).join(', ') || 'none';
}

/**
 * How often each status occurs, and how long the first few took that failed: a 503 after four seconds
 * is the limit of a transaction (023), which a machine with much else to do reaches sooner.
 */
export function answered(samples: readonly { status: number; took: number }[]): string {
  const failed = samples.filter(({ status }) => status === 0 || status >= 500);
  const examples = failed.slice(0, 3).map(({ status, took }) => `${status} after ${seconds(took)}`);
  return [counted(samples.map(({ status }) => status)), ...examples].join('; ');
}

/** A promise that there is none of something; the first few are quoted. */
export function none(promise: string, found: readonly string[]): Finding {
  const quoted = found.slice(0, 3).join('; ');
  return {
    promise,
    found: found.length === 0 ? 'none' : `${found.length}: ${quoted}`,
    kept: found.length === 0,
  };
}
