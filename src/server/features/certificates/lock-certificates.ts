import { asc, eq } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { certificates, reflections } from '#server/schema/index.ts';

/**
 * The certificates of a reflection, in the order of issue, locked until the transaction ends:
 * whoever
 * issues, withdraws or replaces one holds their reflection, so holding that is enough.
 */
export async function lockCertificates(
  { db }: Context,
  reflection: string,
  hold: 'share' | 'update',
) {
  const isOf = eq(reflections.uuid, reflection);
  await db.select({ uuid: reflections.uuid }).from(reflections).where(isOf).for(hold);
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.reflection, reflection))
    .orderBy(asc(certificates.issuedAt), asc(certificates.number));
}
