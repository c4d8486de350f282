import { v7 as uuid } from 'uuid';
import type { Context } from '#server/platform/context.ts';
import { auditEvents } from '#server/schema/index.ts';

type Event = {
  action: `${string}.${string}`;
  subjectType: 'reflection' | 'certificate' | 'user' | 'organisation' | 'assignment';
  subject: string;
  /** What changed. Never a password, a token or the text of a reflection. */
  before?: object;
  after?: object;
};

/** Writes who did what, in the caller's transaction: the change and its history stand or fall together. */
export async function recordEvent(ctx: Context, event: Event): Promise<void> {
  await ctx.db.insert(auditEvents).values({
    uuid: uuid(),
    at: ctx.now,
    actor: ctx.user.uuid,
    requestId: ctx.origin.request,
    address: ctx.origin.address,
    ...event,
  });
}
