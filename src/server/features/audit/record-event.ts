import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { HistoryAction, HistoryKind } from '#contract/history/history-words.ts';
import { type Context, nobody } from '#server/platform/data/context.ts';
import { auditEvents } from '#server/schema/index.ts';

type Event = {
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
  const { db, now, user, origin } = ctx;
  const actor = user.uuid === nobody.uuid ? null : user.uuid;
  const rows = events.map((event) => ({ uuid: uuid(), ...event }));
  await db.insert(auditEvents).select(sql`
    select uuid, ${now.toISOString()}::timestamptz, ${actor}::uuid, action, "subjectType",
      subject, before, after, ${origin.request}::text, ${origin.address}::text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (
      uuid uuid, action text, "subjectType" text, subject uuid, before jsonb, after jsonb
    )`);
}
