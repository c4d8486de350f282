import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/data/database.ts';
import { appKeys } from '#server/schema/index.ts';

/** The secret of that name, created on first use and shared by all nodes. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(appKeys)
    .values({ name, secret: randomBytes(32) })
    .onConflictDoNothing();
  const [row] = await db.select().from(appKeys).where(eq(appKeys.name, name));
  if (!row) throw new Error(`The secret ${name} is not there after it was created`);
  return row.secret;
}
