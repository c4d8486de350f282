import { sql } from 'drizzle-orm';
import type { HeldRole } from '#contract/organisations/organisation-rights.ts';
import type { Role } from '#contract/permissions.ts';
import { users } from '#server/schema/index.ts';

/**
 * A `SessionUser` as a query of `users` selects it: with the roles they have now. The table is named in
 * words, since Drizzle leaves it out where nothing is joined.
 */
export const sessionUserColumns = {
  uuid: users.uuid,
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  locale: users.locale,
  roles: sql<Role[]>`array(select role from user_roles where "user" = users.uuid)`,
  organisationRoles: sql<HeldRole[]>`array(
    select json_build_object('organisation', organisation, 'role', role)
    from organisation_roles where "user" = users.uuid and ended_at is null)`,
};
