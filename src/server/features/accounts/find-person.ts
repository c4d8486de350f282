import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { users } from '#server/schema/index.ts';

/** Somebody by e-mail, however they wrote it. */
export async function personByEmail(db: Db, email: string) {
  const [person] = await db.select().from(users).where(hasEmail(email));
  return person;
}

/** The database says what lower case is, as it does for the unique index: JavaScript may differ. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

export async function personByUuid(db: Db, uuid: string) {
  const [person] = await db.select().from(users).where(eq(users.uuid, uuid));
  return person;
}
