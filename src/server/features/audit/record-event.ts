import { v7 as uuid } from 'uuid';
import type { Context } from '#server/platform/context.ts';
import { auditEvents } from '#server/schema/index.ts';

type Event = {
  action: `${string}.${string}`;
  subjectType:
    | 'area'
    | 'asset'
    | 'assignment'
    | 'certificate'
    | 'lookup'
    | 'organisation'
    | 'pod'
    | 'reflection'
    | 'user';
  subject: string;
  /** What changed. Never a password, a token or the text of a reflection. */
  before?: object;
  after?: object;
};

/** Writes who did what, in the caller's transaction: the change and its history stand or fall together. */
export const recordEvent = (ctx: Context, event: Event): Promise<void> =>
  recordEvents(ctx, [event]);

/** The same for many at once, in one statement. */
export async function recordEvents(ctx: Context, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const circumstances = {
    at: ctx.now,
    actor: ctx.user.uuid,
    requestId: ctx.origin.request,
    address: ctx.origin.address,
  };
  const rows = events.map((event) => ({ uuid: uuid(), ...circumstances, ...event }));
  await ctx.db.insert(auditEvents).values(rows);
}
