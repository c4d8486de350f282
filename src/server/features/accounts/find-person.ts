import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { users } from '#server/schema/index.ts';

/** A person by e-mail, typed in upper or lower case. */
export async function personByEmail(db: Db, email: string) {
  const [person] = await db.select().from(users).where(hasEmail(email));
  return person;
}

/** Lower-cased by the database, as in the unique index: JavaScript may do it differently. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** The key that attempts for an e-mail are counted under: hashed, as counts outlive the request. */
export async function emailKey(db: Db, email: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex') as key`,
  );
  return rows[0]?.key ?? '';
}

/**
 * Locks a person's row until the transaction ends; false unless they are active and still have this
 * password, or still none. Checking a password takes a while, in which it may be changed or the account switched
 * off: both take the same lock and end the person's sessions.
 */
export async function lockWithPassword(
  { db }: { db: Db },
  { uuid, passwordHash }: { uuid: string; passwordHash: string | null },
): Promise<boolean> {
  const hasPassword =
    passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
  const locked = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(eq(users.uuid, uuid), hasPassword, users.active))
    .for('no key update');
  return locked.length > 0;
}

export async function personByUuid(db: Db, uuid: string) {
  const [person] = await db.select().from(users).where(eq(users.uuid, uuid));
  return person;
}

/** Locks the row of a person who may log in; undefined where they may not. */
export async function lockActive({ db }: { db: Db }, uuid: string) {
  const [person] = await db.select().from(users).where(eq(users.uuid, uuid)).for('no key update');
  return person?.active ? person : undefined;
}

/** Locks the caller's own row, as a login does. */
export async function lockOwnAccount({ db, user }: Context): Promise<void> {
  await db.select().from(users).where(eq(users.uuid, user.uuid)).for('no key update');
}
