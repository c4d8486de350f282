import { asc, eq } from 'drizzle-orm';
import type { Context } from '#server/platform/data/context.ts';
import { certificates, reflections } from '#server/schema/index.ts';

/**
 * The certificates of a reflection, in the order of issue, locked until the transaction ends. Only
 * the reflection is locked, as it is whenever a certificate is issued, withdrawn or replaced.
 */
export async function lockCertificates(
  { db }: Context,
  reflection: string,
  strength: 'share' | 'update',
) {
  const isReflection = eq(reflections.uuid, reflection);
  await db.select({ uuid: reflections.uuid }).from(reflections).where(isReflection).for(strength);
  return db
    .select()
    .from(certificates)
    .where(eq(certificates.reflection, reflection))
    .orderBy(asc(certificates.issuedAt), asc(certificates.number));
}
