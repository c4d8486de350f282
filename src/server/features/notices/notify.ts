import { v7 as newUuid } from 'uuid';
import type { NoticeKind } from '#contract/notices/notice-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';
import { mailAtOnce } from './job-kinds.ts';
import { markHandled } from './mark-handled.ts';
import { recipientsOf } from './recipients.ts';

export type Notice = {
  kind: NoticeKind;
  reflection: string;
  /** Whom it concerns, where that is one person. */
  recipient?: string;
  certificate?: string;
};

/** Notices to one person within this time make one mail. */
const windowSeconds = 10 * 60;

/** The kinds that a notice settles: what they asked for has been done. */
export const handledBy: Partial<Record<NoticeKind, readonly NoticeKind[]>> = {
  resubmitted: ['sent_back'],
  sent_back: ['submitted', 'resubmitted', 'sign_off_reopened'],
  signed_off: ['submitted', 'resubmitted', 'sign_off_reopened'],
  correction_declined: ['correction_asked'],
};

/** Notifies others of what the caller has just done, in the same transaction. */
export async function notify(ctx: Context, notice: Notice): Promise<void> {
  const { kind, reflection, certificate = null } = notice;
  await markHandled(ctx, { kinds: handledBy[kind] ?? [], reflection });
  const recipients = await recipientsOf(ctx, notice);
  if (recipients.length === 0) return;

  const { now: at, user } = ctx;
  const shared = { at, kind, actor: user.uuid, reflection, certificate };
  await ctx.db
    .insert(notices)
    .values(
      recipients.map(({ uuid, mail }) => ({ uuid: newUuid(), recipient: uuid, mail, ...shared })),
    );
  // A certificate has a mail of its own, which takes along what waits (`noticesAlongside`).
  if (kind === 'certificate_issued') return;
  const atOnce = recipients.filter(({ mail }) => mail === 'at_once');
  const windows = atOnce.map(({ uuid }) => ({ recipient: uuid, at: at.toISOString() }));
  await ctx.jobs.addAll(ctx, mailAtOnce, windows, { seconds: windowSeconds });
}
