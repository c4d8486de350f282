import { z } from 'zod';
import { flag, instant, namedRecord, uuid } from '#contract/fields/fields.schemas.ts';
import { organisationRoles } from './organisation-rights.ts';

const role = z.enum(organisationRoles);

export const RoleAtOrganisation = z.object({
  uuid,
  user: z.object({ uuid, name: z.string(), email: z.string() }),
  role,
  /** Null where it was given by nobody whose account is still there. */
  granted_by: namedRecord.nullable(),
  granted_at: instant,
});
export type RoleAtOrganisation = z.input<typeof RoleAtOrganisation>;

const roles = z.object({ roles: z.array(RoleAtOrganisation) });

export const schemas = {
  rolesAtOrganisation: {
    summary: 'Who has which role at an organisation, by name.',
    params: z.object({ uuid }),
    reply: roles,
  },
  grantOrganisationRole: {
    summary:
      'Gives somebody a role at an organisation. Who has it already keeps it, and nothing changes.',
    body: z.object({ organisation: uuid, user: uuid, role }),
    reply: roles,
  },
  endOrganisationRole: {
    summary:
      'Ends a role at an organisation, from the next request of whoever had it. 422 on `last_administrator` for the last one, and on `without_mentor` for a mentor whose learners would have none, unless that is said.',
    body: z.object({
      uuid,
      /** It was seen that the organisation has no administrator afterwards. */
      last_administrator: flag.default(false),
      /** It was seen that their learners there have no mentor afterwards. */
      without_mentor: flag.default(false),
    }),
    reply: roles,
  },
};
