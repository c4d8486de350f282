import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Role } from '#contract/permissions.ts';
import type { Db } from '#server/platform/data/database.ts';
import { users } from '#server/schema/index.ts';

export type Recipient = {
  uuid: string;
  name: string;
  email: string;
  locale: string;
  roles: Role[];
};

/** Somebody who may be mailed: active, with a verified address. */
export async function readRecipient(db: Db, uuid: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select({
      uuid: users.uuid,
      name: users.name,
      email: users.email,
      locale: users.locale,
      roles: sql<Role[]>`array(select role from user_roles r where r."user" = ${users.uuid})`,
    })
    .from(users)
    .where(and(eq(users.uuid, uuid), users.active, isNotNull(users.emailVerifiedAt)));
  return found;
}
