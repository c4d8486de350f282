import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { users } from '#server/schema/index.ts';

/** Somebody by e-mail, however they wrote it. */
export async function personByEmail(db: Db, email: string) {
  const [person] = await db.select().from(users).where(hasEmail(email));
  return person;
}

/** The database says what lower case is, as it does for the unique index: JavaScript may differ. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Under which tries for an e-mail are counted: hashed, as they outlive the request. */
export async function emailKey(db: Db, email: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select encode(sha256(convert_to(lower(${email}), 'UTF8')), 'hex') as key`,
  );
  return rows[0]?.key ?? '';
}

/**
 * Locks somebody's row until the transaction ends, if they are active and have this very password.
 * It takes a while to check one: meanwhile another may have been set, or the account switched off,
 * and whoever changes either ends the sessions that are there under the same lock.
 */
export async function lockWithPassword(
  { db }: { db: Db },
  { uuid, passwordHash }: { uuid: string; passwordHash: string | null },
): Promise<boolean> {
  const found = await db
    .select({ uuid: users.uuid })
    .from(users)
    .where(and(eq(users.uuid, uuid), eq(users.passwordHash, passwordHash ?? ''), users.active))
    .for('no key update');
  return found.length > 0;
}

export async function personByUuid(db: Db, uuid: string) {
  const [person] = await db.select().from(users).where(eq(users.uuid, uuid));
  return person;
}
