import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { throttles } from '#server/schema/index.ts';
import type { Db } from './database.ts';

/** Any call, per session, or per network address for visitors (api.md). */
const ALLOWED = 600;
const WINDOW = 60_000;
/** So many may pass on this node before the others hear of them: a write for each would cost too much. */
const REPORT_EVERY = 25;

type Window = { known: number; unreported: number; resetsAt: number; reporting: boolean };

/**
 * Counts requests over all nodes: each node counts its own in memory and adds them up in the
 * database now and then, so a limit may be overrun by a few, and no request waits for a write
 * unless its caller is close to the limit. While the database is away each node goes by what it
 * counted itself: whether a request can be answered then is not for this to say.
 */
export function requestBudget(db: Db) {
  const windows = new Map<string, Window>();

  async function report(key: string, window: Window) {
    const added = window.unreported;
    window.unreported = 0;
    // Counted as known meanwhile, or what comes in before the answer would pass for free.
    window.known += added;
    window.reporting = true;
    try {
      const row = await addUp(key, added, window);
      if (row) Object.assign(window, { known: row.count, resetsAt: row.resetsAt.getTime() });
    } catch {
      window.known -= added;
      window.unreported += added;
    } finally {
      window.reporting = false;
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
    const window = { known: 0, unreported: 0, resetsAt: now + WINDOW, reporting: false };
    windows.set(key, window);
    return window;
  }

  /** Seconds to wait where the budget is used up; 0 where the request may go on. */
  return async function spend(caller: string, at: Date): Promise<number> {
    const key = `requests|${createHash('sha256').update(caller).digest('base64url')}`;
    const now = at.getTime();
    const window = windowOf(key, now);
    window.unreported += 1;
    if (window.unreported >= REPORT_EVERY && !window.reporting) {
      const isClose = window.known + window.unreported + REPORT_EVERY > ALLOWED;
      const reported = report(key, window);
      if (isClose) await reported;
    }
    if (window.known + window.unreported <= ALLOWED) return 0;
    return Math.max(1, Math.ceil((window.resetsAt - now) / 1_000));
  };
}

function forgetOld(windows: Map<string, Window>, now: number) {
  for (const [key, { resetsAt }] of windows) if (resetsAt <= now) windows.delete(key);
}
