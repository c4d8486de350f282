import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { certificates } from './certificates.ts';
import { id, instant } from './columns.ts';
import { reflections } from './mentoring.ts';
import { users } from './people.ts';
import { phrases } from './phrases.ts';

const mail = () => text({ enum: ['at_once', 'digest', 'off'] }).notNull();

/**
 * A message to one person, written in the transaction of the event. It holds who, what and when, but
 * never what somebody wrote.
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
        'certificate_corrected',
        'certificate_withdrawn',
        'correction_asked',
        'correction_declined',
        'phrase_proposed',
        'phrase_approved',
        'phrase_declined',
        'app_added',
        'app_replaced',
        'app_removed',
        'passkey_added',
        'passkey_removed',
        'factors_reset',
        'recovery_codes_made',
        'recovery_code_used',
        'login_linked',
        'login_unlinked',
      ],
    }).notNull(),
    recipient: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    actor: uuid()
      .notNull()
      .references(() => users.uuid),
    /** What it is about: a reflection or a phrase; neither where it is one's own account. */
    reflection: uuid().references(() => reflections.uuid, { onDelete: 'cascade' }),
    phrase: uuid().references(() => phrases.uuid, { onDelete: 'cascade' }),
    certificate: uuid().references(() => certificates.uuid),
    /** Null: unread. A notice whose matter somebody else has dealt with counts as read. */
    readAt: instant(),
    /** The recipient's setting for such notices at the time. */
    mail: mail(),
    /** The mail that holds the notice, so that a retry after a crash sends the same mail. */
    mailId: uuid(),
  },
  (table) => [
    // One thing, unless it is the reader's own account.
    check(
      'notices_about_one',
      sql`num_nonnulls(${table.reflection}, ${table.phrase}) =
        case when ${table.kind} ~ '^(app|passkey|factors|recovery|login)_' then 0 else 1 end`,
    ),
    index().on(table.recipient, table.at),
    index('notices_about_a_phrase').on(table.phrase).where(sql`${table.phrase} is not null`),
    index('notices_unread').on(table.recipient, table.kind).where(sql`${table.readAt} is null`),
    index('notices_not_seen_to').on(table.reflection).where(sql`${table.readAt} is null`),
    index('notices_to_mail')
      .on(table.recipient, table.mail)
      .where(sql`${table.mailId} is null and ${table.readAt} is null`),
  ],
);

/** What somebody has chosen; without a row the default of `noticeGroups` in the contract applies. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    user: uuid()
      .notNull()
      .references(() => users.uuid, { onDelete: 'cascade' }),
    about: text({
      enum: ['to_review', 'own_learning', 'corrections', 'proposed_phrases', 'own_phrases'],
    }).notNull(),
    mail: mail(),
  },
  (table) => [primaryKey({ columns: [table.user, table.about] })],
);

/** The days whose digests were started: only the node that adds the row starts them. */
export const digestDays = pgTable('digest_days', {
  /** In New Zealand. */
  day: date().primaryKey(),
  at: instant().notNull(),
});
