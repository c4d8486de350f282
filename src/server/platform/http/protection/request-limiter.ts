import { createHash } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#server/platform/data/database.ts';
import { sharedLimiter } from './throttle.ts';

/** Any call, per session, or per network address for visitors (api.md). */
const ALLOWED = 600;
const SECONDS = 60;
/** So many may pass on this node before the others hear of them: a write for each would cost too much. */
const REPORT_EVERY = 25;

/**
 * Counts requests over all nodes: each node counts its own in memory and adds them up in the
 * database now and then, so a limit may be overrun by a few, and no request waits for a write
 * unless its caller is close to the limit. While the database is away each node goes by what it
 * counted itself: whether a request can be answered then is not for this to say.
 */
export function requestLimiter(db: Db) {
  let counting: ReturnType<typeof openLimiter> | undefined;

  /** Seconds to wait where the budget is used up; 0 where the request may go on. */
  return async function spend(caller: string): Promise<number> {
    counting ??= openLimiter(db);
    const count = await counting;
    return count(`requests|${createHash('sha256').update(caller).digest('base64url')}`);
  };
}

async function openLimiter(db: Db) {
  const { RateLimiterMemory } = await import('rate-limiter-flexible');
  const minute = { points: ALLOWED, duration: SECONDS };
  const all = await sharedLimiter(db);
  /** Requests to this node, and with them those to others as of the last report. */
  const own = new RateLimiterMemory(minute);
  const known = new RateLimiterMemory(minute);

  const underWay = new Map<string, Promise<RateLimiterRes | undefined>>();

  /** What this node knows by then, if others have counted too. */
  async function report(key: string): Promise<RateLimiterRes | undefined> {
    try {
      const total = await all.penalty(key, REPORT_EVERY, { customDuration: SECONDS });
      const before = await known.get(key);
      if (before && before.consumedPoints >= total.consumedPoints) return undefined;
      // From now on the minute of this node ends with that of the others.
      await known.set(key, total.consumedPoints, Math.max(1, total.msBeforeNext) / 1_000);
      return total;
    } catch {
      return undefined;
    } finally {
      underWay.delete(key);
    }
  }

  return async function count(key: string): Promise<number> {
    const { consumedPoints } = await own.penalty(key);
    let counted = await known.penalty(key);
    if (consumedPoints % REPORT_EVERY === 0) {
      // A slow database must not let the nodes run far apart.
      const isUrgent = underWay.has(key) || counted.consumedPoints + REPORT_EVERY > ALLOWED;
      const reporting = report(key);
      underWay.set(key, reporting);
      if (isUrgent) counted = (await reporting) ?? counted;
    }
    if (counted.consumedPoints <= ALLOWED) return 0;
    return Math.max(1, Math.ceil(counted.msBeforeNext / 1_000));
  };
}
