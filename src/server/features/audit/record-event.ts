import { type SQL, sql } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm/subquery';
import { v7 as uuid } from 'uuid';
import type { HistoryAction, HistoryKind } from '#contract/history/history-words.ts';
import { type Context, nobody } from '#server/platform/data/context.ts';
import { auditEvents } from '#server/schema/index.ts';

export type Event = {
  /** A new action needs its sentence in the contract's `history-words.ts` first. */
  action: HistoryAction;
  subjectType: HistoryKind;
  subject: string;
  /** What changed. Never a password, a token or the text of a reflection. */
  before?: object;
  after?: object;
};

/** Records who did what, in the caller's transaction: no change without its history, nor the reverse. */
export const recordEvent = (ctx: Context, event: Event): Promise<void> =>
  recordEvents(ctx, [event]);

/** The same for many events, in one JSON parameter: one for each value would take far longer. */
export async function recordEvents(ctx: Context, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const insert = ctx.db.insert(auditEvents).select(rowsOf(ctx, events));
  // A named statement is planned once: planning was most of what this one cost.
  await insert.prepare('record_events').execute();
}

/**
 * Records something that is recorded once, in one statement with what remembers that: `first`, an
 * insert, returns a row the first time only.
 */
export async function recordFirst(
  { db, ...ctx }: Context,
  event: Event,
  first: WithSubquery,
): Promise<void> {
  const isFirst = sql`where exists (select from ${first})`;
  await db
    .with(first)
    .insert(auditEvents)
    .select(sql`${rowsOf(ctx, [event])} ${isFirst}`)
    .prepare(`record_${event.action}`)
    .execute();
}

function rowsOf({ now, user, origin }: Omit<Context, 'db'>, events: Event[]): SQL {
  const actor = user.uuid === nobody.uuid ? null : user.uuid;
  const rows = events.map((event) => ({ uuid: uuid(), ...event }));
  return sql`
    select uuid, ${now.toISOString()}::timestamptz, ${actor}::uuid, ${user.token ?? null}::uuid, action, "subjectType",
      subject, before, after, ${origin.request}::text, ${origin.address}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (
      uuid uuid, action text, "subjectType" text, subject uuid, before jsonb, after jsonb
    )`;
}
