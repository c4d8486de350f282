import { v7 as newUuid } from 'uuid';
import type { NoticeKind, WorkNotice } from '#contract/notices/notice-words.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notices } from '#server/schema/index.ts';
import { mailAtOnce } from './job-kinds.ts';
import { updateHandled } from './mark-handled.ts';
import { hasOwnMail } from './own-mails.ts';
import { recipientsOf } from './recipients.ts';

export type Notice = {
  kind: WorkNotice;
  /** What it is about: a reflection or a phrase. */
  reflection?: string;
  phrase?: string;
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
  certificate_corrected: ['correction_asked', 'correction_declined'],
  correction_declined: ['correction_asked'],
  phrase_approved: ['phrase_proposed', 'phrase_declined'],
  phrase_declined: ['phrase_proposed', 'phrase_approved'],
};

/**
 * Notifies others of what the caller has just done to a reflection or a phrase, in the same
 * transaction. Several notices of it take as few statements as one.
 */
export async function notify(ctx: Context, ...given: [Notice, ...Notice[]]): Promise<void> {
  const [{ reflection = null, phrase = null }] = given;
  const kinds = given.flatMap(({ kind }) => handledBy[kind] ?? []);
  const about = reflection ? { reflection } : { phrases: phrase ? [phrase] : [] };
  const handled = kinds.length > 0 ? updateHandled(ctx, { kinds, ...about }).getSQL() : undefined;
  const recipients = await recipientsOf(ctx, given, handled);
  if (recipients.length === 0) return;

  const { now: at, user } = ctx;
  const rows = recipients.map(({ uuid: recipient, kind, mail }) => {
    const certificate = given.find((notice) => notice.kind === kind)?.certificate ?? null;
    return {
      uuid: newUuid(),
      at,
      kind,
      recipient,
      actor: user.uuid,
      reflection,
      phrase,
      certificate,
      mail,
    };
  });

  await ctx.db.insert(notices).values(rows);
  const atOnce = rows.filter(({ kind, mail }) => !hasOwnMail(kind) && mail === 'at_once');
  const windows = atOnce.map(({ recipient }) => ({ recipient, at: at.toISOString() }));
  await ctx.jobs.addAll(ctx, mailAtOnce, windows, { seconds: windowSeconds });
}
