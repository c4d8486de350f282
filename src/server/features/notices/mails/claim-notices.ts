import { and, asc, eq, exists, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { undoSeconds } from '#contract/mentoring/turns.ts';
import type { Reader } from '#server/features/notices/audience.ts';
import { asBatches } from '#server/features/notices/batches.ts';
import { kindsWithOwnMail } from '#server/features/notices/own-mails.ts';
import { type NoticeRow, ownNotices, readNotices } from '#server/features/notices/own-notices.ts';
import type { Db } from '#server/platform/data/database.ts';
import { notices, users } from '#server/schema/index.ts';

type Mail = {
  recipient: Reader;
  /** Of the job that sends it: a mail that is sent again after a crash has the same notices. */
  id: string;
};

/**
 * Everything that waits to be mailed at once, if a notice from `at` or earlier still does; nothing
 * if an earlier mail took it along.
 */
export function claimAtOnce(db: Db, mail: Mail, at: Date): Promise<NoticeRow[]> {
  const waits = waitingAtOnce(mail);
  const opener = db
    .select({ uuid: notices.uuid })
    .from(notices)
    .where(and(waits, lte(notices.at, at)));
  return claimNotices(db, mail, and(waits, exists(opener)));
}

/** For a mail that is sent by itself: everything that waits to be mailed at once. */
export const claimAlongside = (db: Db, mail: Mail) => claimNotices(db, mail, waitingAtOnce(mail));

export const claimForDigest = (db: Db, mail: Mail) =>
  claimNotices(db, mail, waiting(mail, 'digest'));

const waitingAtOnce = (mail: Mail) =>
  and(waiting(mail, 'at_once'), notInArray(notices.kind, [...kindsWithOwnMail]));

/**
 * Sending back and declining can be undone for a minute, and a mail can't be: until it is over, no
 * mail that goes out for another reason takes the notice along. Twice that time, as a database's clock
 * is its own.
 */
const isSettled = or(
  notInArray(notices.kind, ['sent_back', 'phrase_declined']),
  lte(notices.at, sql`now() - make_interval(secs => ${2 * undoSeconds})`),
);

/** Notices that were read in the product need no mail. */
const waiting = ({ recipient }: Mail, when: 'at_once' | 'digest') =>
  and(
    ownNotices(recipient),
    eq(notices.mail, when),
    isNull(notices.mailId),
    isNull(notices.readAt),
    isSettled,
  );

/** One mail at a time for a person: of two nodes, the second sees what the first has taken. */
function claimNotices(
  db: Db,
  { recipient, id }: Mail,
  where: SQL | undefined,
): Promise<NoticeRow[]> {
  return db.transaction(async (db) => {
    const person = eq(users.uuid, recipient.uuid);
    await db.select({ uuid: users.uuid }).from(users).where(person).for('no key update');
    await db.update(notices).set({ mailId: id }).where(where);
    const claimed = and(eq(notices.recipient, recipient.uuid), eq(notices.mailId, id));
    return asBatches(await readNotices(db, claimed).orderBy(asc(notices.at), asc(notices.uuid)));
  });
}
