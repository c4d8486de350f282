import { createHash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#server/platform/data/database.ts';
import { sharedLimiter } from './throttle.ts';

/** Any call, per session, or per network address for visitors: a school's computers share one. */
const ALLOWED = 1_800;
const SECONDS = 60;
/** How many requests a node counts before it reports them: a write for each would cost too much. */
const REPORT_EVERY = 25;
/** So close to the limit a node waits for what the others have: two of their reports may be on the way. */
const CLOSE = 3 * REPORT_EVERY;

/**
 * Counts requests over all nodes: each node counts its own in memory and adds them up in the
 * database now and then, so a limit may be exceeded by a few, and no request waits for a write
 * unless its caller is close to the limit. While the database is away, each node goes by what it
 * counted itself.
 */
export function requestLimiter(db: Db) {
  let limiter: ReturnType<typeof openLimiter> | undefined;

  /** Counts a request. Returns the seconds to wait where the limit is reached, else 0. */
  return async function countRequest(caller: string): Promise<number> {
    limiter ??= openLimiter(db);
    const count = await limiter;
    return count(`requests|${createHash('sha256').update(caller).digest('base64url')}`);
  };
}

async function openLimiter(db: Db) {
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  const minute = { points: ALLOWED, duration: SECONDS };
  const shared = await sharedLimiter(db);
  /** Requests to this node alone. */
  const own = new RateLimiterMemory(minute);
  /** Requests to this node, and those to others as of the last report. */
  const total = new RateLimiterMemory(minute);

  const reports = new Map<string, Promise<RateLimiterRes | undefined>>();

  /** Adds a batch to the shared count; returns that count where it is higher than this node's. */
  async function report(key: string): Promise<RateLimiterRes | undefined> {
    try {
      const sharedCount = await shared.penalty(key, REPORT_EVERY, { customDuration: SECONDS });
      const local = await total.get(key);
      if (local && local.consumedPoints >= sharedCount.consumedPoints) return undefined;
      // From now on the minute of this node ends with that of the others.
      const secondsLeft = Math.max(1, sharedCount.msBeforeNext) / 1_000;
      await total.set(key, sharedCount.consumedPoints, secondsLeft);
      return sharedCount;
    } catch {
      return undefined;
    } finally {
      reports.delete(key);
    }
  }

  return async function count(key: string): Promise<number> {
    const { consumedPoints } = await own.penalty(key);
    let counted = await total.penalty(key);
    if (consumedPoints % REPORT_EVERY === 0) {
      // With a slow database the counts of the nodes must not drift far apart.
      const isUrgent = reports.has(key) || counted.consumedPoints + CLOSE > ALLOWED;
      const pending = report(key);
      reports.set(key, pending);
      if (isUrgent) counted = (await pending) ?? counted;
    }
    if (counted.consumedPoints <= ALLOWED) return 0;
    return Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
  };
}
