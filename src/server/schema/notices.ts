import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { certificates } from './certificates.ts';
import { id, instant } from './columns.ts';
import { reflections } from './mentoring.ts';
import { users } from './people.ts';

const mail = () => text({ enum: ['at_once', 'digest', 'off'] }).notNull();

/**
 * Something one person should hear of, written in the transaction in which it happened. It says who,
 * what and when; never what somebody wrote.
 */
export const notices = pgTable(
  'notices',
  {
    uuid: id(),
    at: instant().notNull(),
    kind: text({
      enum: [
        'submitted',
        'resubmitted',
        'sent_back',
        'signed_off',
        'reopened',
        'sign_off_reopened',
        'certificate_issued',
        'certificate_withdrawn',
        'correction_asked',
        'correction_declined',
      ],
    }).notNull(),
    recipient: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    actor: uuid()
      .notNull()
      .references(() => users.uuid),
    reflection: uuid()
      .notNull()
      .references(() => reflections.uuid, { onDelete: 'cascade' }),
    certificate: uuid().references(() => certificates.uuid),
    /** Null: unread. One that has been seen to by somebody else counts as read. */
    readAt: instant(),
    /** How the recipient wanted to be mailed about such things when it happened. */
    mail: mail(),
    /** The mail that carried it: sent again after a crash, it carries the same. */
    mailId: uuid(),
  },
  (table) => [
    index().on(table.recipient, table.at),
    index('notices_unread').on(table.recipient, table.kind).where(sql`${table.readAt} is null`),
    index('notices_not_seen_to').on(table.reflection).where(sql`${table.readAt} is null`),
    index('notices_to_mail')
      .on(table.recipient, table.mail)
      .where(sql`${table.mailId} is null and ${table.readAt} is null`),
  ],
);

/** What somebody chose; without a row it is as for everybody (noticeGroups in the contract). */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    about: text({ enum: ['to_review', 'own_learning', 'corrections'] }).notNull(),
    mail: mail(),
  },
  (table) => [primaryKey({ columns: [table.user, table.about] })],
);

/** The mornings whose digests are written: the node that adds the row writes them, once. */
export const digestDays = pgTable('digest_days', {
  /** In New Zealand. */
  day: date().primaryKey(),
  at: instant().notNull(),
});
