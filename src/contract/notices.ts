import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, named, pageOf, pageQuery, uuid } from './fields.ts';
import { noticeKinds, noticeMails } from './notice-words.ts';
import { namedPlace } from './place-names.ts';

const mail = z.enum(Object.keys(noticeMails) as (keyof typeof noticeMails)[]);

/** Something the caller should hear of; `noticeSentence` says it. */
export const Notice = z.object({
  uuid,
  kind: z.enum(noticeKinds),
  at: instant,
  /** Null: unread. Seen to by somebody else counts as read. */
  read_at: instant.nullable(),
  actor: named,
  reflection: uuid,
  area: namedPlace,
  pod: namedPlace.nullable(),
});
export type Notice = z.input<typeof Notice>;

/** Each group that concerns the caller, and when they are mailed about it. */
export const NoticeSettings = z.object({
  to_review: mail.optional(),
  own_learning: mail.optional(),
  corrections: mail.optional(),
});
export type NoticeSettings = z.input<typeof NoticeSettings>;

const settings = z.object({
  settings: NoticeSettings,
  /** When the next morning digest goes out. */
  next_digest_at: instant,
});

export const noticeList = endpoint({
  name: 'noticeList',
  summary: "The caller's notices of the last 180 days, newest first, and how many are unread.",
  method: 'GET',
  path: '/api/notices',
  allow: 'verified',
  query: pageQuery,
  reply: z.object({ notices: pageOf(Notice), unread: z.int() }),
  topics: ['reflections', 'certificates'],
});

export const unreadNotices = endpoint({
  name: 'unreadNotices',
  summary: "How many of the caller's notices are unread.",
  method: 'GET',
  path: '/api/notices/unread',
  allow: 'verified',
  reply: z.object({ unread: z.int() }),
  background: true,
  topics: ['reflections', 'certificates'],
});

export const readNotices = endpoint({
  name: 'readNotices',
  summary: "Marks the caller's notices as read: these, those about a reflection, or all of them.",
  method: 'POST',
  path: '/api/notices/read',
  allow: 'verified',
  body: z.object({
    notices: z.array(uuid).max(100).optional(),
    reflection: uuid.optional(),
    all: z.boolean().optional(),
  }),
  reply: z.object({ unread: z.int() }),
  topics: [],
});

export const noticeSettings = endpoint({
  name: 'noticeSettings',
  summary: 'When the caller is mailed about what.',
  method: 'GET',
  path: '/api/account/notices',
  allow: 'own-account',
  reply: settings,
  topics: ['users'],
});

export const changeNoticeSettings = endpoint({
  name: 'changeNoticeSettings',
  summary: 'Changes when the caller is mailed about what. A group that is left out stays.',
  method: 'PUT',
  path: '/api/account/notices',
  allow: 'own-account',
  body: NoticeSettings,
  reply: settings,
  topics: [],
});
