import { z } from 'zod';
import {
  existingEmail,
  flag,
  instant,
  namedRecord,
  password,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { type Permission, permissions, roles } from '#contract/permissions.ts';

/** Who is logged in, as every screen knows them. Flat, as clients of this API expect it. */
export const CurrentUser = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  profile_photo: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.enum(Object.keys(permissions) as Permission[])),
  organisations: z.array(namedRecord),
  email_verified_at: instant.nullable(),
  locale: z.string(),
  /** Their roles at single organisations; absent where they have none. */
  scopes: z
    .array(z.object({ organisation: namedRecord, role: z.enum(organisationRoles) }))
    .exactOptional(),
  /** Where a role of theirs asks for a second factor and they have none; `by`: until when at the latest. */
  second_factor: z
    .object({ rule: z.enum(['asked', 'required']), by: instant.nullable() })
    .exactOptional(),
  /** They log in by a provider or a passkey alone; absent where they have a password. */
  without_password: z.literal(true).exactOptional(),
});
export type CurrentUser = z.input<typeof CurrentUser>;

export const schemas = {
  antiForgery: {
    summary: 'Sets the readable cookie XSRF-TOKEN that every write must send back.',
  },
  logIn: {
    summary:
      'Logs in and starts a new session: 204. Somebody with a second factor gets 200 and no session before POST /two-factor-challenge.',
    body: z.object({
      email: existingEmail,
      password,
      remember: flag.nullish(),
    }),
    reply: z.object({
      two_factor: z.literal(true),
      /** What they may take the second step with; a recovery code does always. */
      factors: z.array(z.enum(['app', 'passkey'])),
    }),
  },
  logOut: {
    summary: 'Ends the session.',
  },
  currentUser: {
    summary: 'Who is logged in, and what they may do.',
    reply: CurrentUser,
  },
};
