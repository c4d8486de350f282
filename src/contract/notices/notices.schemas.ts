import { z } from 'zod';
import { instant, namedRecord, pageOf, pageQuery, uuid } from '#contract/fields/fields.schemas.ts';
import { namedAreaOrPod } from '#contract/organisations/place-names.schemas.ts';
import { noticeKinds, noticeMails } from './notice-words.ts';

const mail = z.enum(Object.keys(noticeMails) as (keyof typeof noticeMails)[]);

/** A notice for the caller; `noticeSentence` puts it into words. */
export const Notice = z.object({
  uuid,
  kind: z.enum(noticeKinds),
  /** How many of its kind are shown as this one: proposed phrases come together. */
  count: z.int(),
  at: instant,
  /** Null: unread. It counts as read once somebody else has dealt with it. */
  read_at: instant.nullable(),
  actor: namedRecord,
  /** The reflection it is about, and its area; both null where it is about a phrase or one's account. */
  reflection: uuid.nullable(),
  area: namedAreaOrPod.nullable(),
  pod: namedAreaOrPod.nullable(),
});
export type Notice = z.input<typeof Notice>;

/** The groups of notices that the caller can get, and when they are mailed about each. */
export const NoticeSettings = z.object({
  to_review: mail.optional(),
  own_learning: mail.optional(),
  corrections: mail.optional(),
  proposed_phrases: mail.optional(),
  own_phrases: mail.optional(),
});
export type NoticeSettings = z.input<typeof NoticeSettings>;

const settings = z.object({
  settings: NoticeSettings,
  /** When the next morning digest goes out. */
  next_digest_at: instant,
});

export const schemas = {
  noticeList: {
    summary: "The caller's notices of the last 180 days, newest first, and how many are unread.",
    query: pageQuery,
    reply: z.object({ notices: pageOf(Notice), unread: z.int() }),
  },
  unreadNotices: {
    summary: "How many of the caller's notices are unread.",
    reply: z.object({ unread: z.int() }),
  },
  readNotices: {
    summary: "Marks the caller's notices as read: these, those about a reflection, or all of them.",
    body: z.object({
      notices: z.array(uuid).max(100).optional(),
      reflection: uuid.optional(),
      all: z.boolean().optional(),
    }),
    reply: z.object({ unread: z.int() }),
  },
  noticeSettings: {
    summary: 'What the caller is emailed about, and when.',
    reply: settings,
  },
  changeNoticeSettings: {
    summary: 'Changes what the caller is emailed about, and when. A group that is left out stays.',
    body: NoticeSettings,
    reply: settings,
  },
};
