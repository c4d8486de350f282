import { and, eq, isNotNull } from 'drizzle-orm';
import type { HeldRole } from '#contract/organisations/organisation-rights.ts';
import type { Role } from '#contract/permissions.ts';
import { sessionUserColumns } from '#server/platform/auth/session-user.ts';
import type { Db } from '#server/platform/data/database.ts';
import { users } from '#server/schema/index.ts';

export type Recipient = {
  uuid: string;
  name: string;
  email: string;
  locale: string;
  roles: Role[];
  organisationRoles: HeldRole[];
};

/** Somebody who may be mailed: active, with a verified address. */
export async function readRecipient(db: Db, uuid: string): Promise<Recipient | undefined> {
  const [found] = await db
    .select(sessionUserColumns)
    .from(users)
    .where(and(eq(users.uuid, uuid), users.active, isNotNull(users.emailVerifiedAt)));
  return found;
}
