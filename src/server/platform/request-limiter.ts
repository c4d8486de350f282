import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { throttles } from '#server/schema/index.ts';
import type { Db } from './database.ts';

/** Any call, per session, or per network address for visitors (api.md). */
const ALLOWED = 600;
const WINDOW = 60_000;
/** So many may pass on this node before the others hear of them: a write for each would cost too much. */
const REPORT_EVERY = 25;

type Window = {
  /** Requests to this node, and how many of them the database knows of. */
  own: number;
  reported: number;
  /** Requests to all other nodes, as of the last report. */
  others: number;
  resetsAt: number;
  /** The report under way, if any. */
  reporting: Promise<void> | undefined;
};

/**
 * Counts requests over all nodes: each node counts its own in memory and adds them up in the
 * database now and then, so a limit may be overrun by a few, and no request waits for a write
 * unless its caller is close to the limit. While the database is away each node goes by what it
 * counted itself: whether a request can be answered then is not for this to say.
 */
export function requestLimiter(db: Db) {
  const windows = new Map<string, Window>();

  async function report(key: string, window: Window) {
    const upTo = window.own;
    try {
      const row = await addUp(key, upTo - window.reported, window);
      if (!row) return;
      window.reported = upTo;
      window.others = Math.max(0, row.count - upTo);
      window.resetsAt = row.resetsAt.getTime();
    } catch {
      // The next report has these in it too.
    } finally {
      window.reporting = undefined;
    }
  }

  async function addUp(key: string, added: number, window: Window) {
    const resetsAt = new Date(window.resetsAt);
    const over = sql`${throttles.resetsAt} <= now()`;
    const [row] = await db
      .insert(throttles)
      .values({ key, count: added, resetsAt })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          count: sql`case when ${over} then excluded.count else ${throttles.count} + excluded.count end`,
          resetsAt: sql`case when ${over} then excluded.resets_at else ${throttles.resetsAt} end`,
        },
      })
      .returning();
    return row;
  }

  function windowOf(key: string, now: number): Window {
    const found = windows.get(key);
    if (found && found.resetsAt > now) return found;
    if (windows.size > 10_000) forgetOld(windows, now);
    const resetsAt = now + WINDOW;
    const window = { own: 0, reported: 0, others: 0, resetsAt, reporting: undefined };
    windows.set(key, window);
    return window;
  }

  /** Seconds to wait where the budget is used up; 0 where the request may go on. */
  return async function spend(caller: string, at: Date): Promise<number> {
    const key = `requests|${createHash('sha256').update(caller).digest('base64url')}`;
    const now = at.getTime();
    const window = windowOf(key, now);
    window.own += 1;
    const mine = window.own;
    const unreported = mine - window.reported;
    if (unreported >= REPORT_EVERY) {
      window.reporting ??= report(key, window);
      // A slow database must not let the nodes run far apart.
      const isClose = mine + window.others + REPORT_EVERY > ALLOWED;
      if (isClose || unreported >= 2 * REPORT_EVERY) await window.reporting;
    }
    if (mine + window.others <= ALLOWED) return 0;
    return Math.max(1, Math.ceil((window.resetsAt - now) / 1_000));
  };
}

function forgetOld(windows: Map<string, Window>, now: number) {
  for (const [key, { resetsAt }] of windows) if (resetsAt <= now) windows.delete(key);
}
