import { z } from 'zod';
import { Certificate } from '#contract/certificates/certificates.schemas.ts';
import { Factor } from '#contract/factors/factors.schemas.ts';
import {
  email,
  flag,
  instant,
  lenientNumber,
  namedRecord,
  nullableLine,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { eachLine, eachOf, keysOfKind } from '#contract/fields/record-fields.ts';
import { LearningArea } from '#contract/mentoring/mentoring.schemas.ts';
import { organisationRoles } from '#contract/organisations/organisation-rights.ts';
import { roles } from '#contract/permissions.ts';
import { Subscription } from '#contract/subscriptions/subscriptions.schemas.ts';
import { maxOrganisations, userSorts } from './people.ts';
import { personFields as fields, personFlagKeys, personTextKeys } from './person-fields.ts';

/** A person as administrators see them. */
export const User = z.object({
  uuid,
  ...eachOf(personTextKeys, () => z.string()),
  ...eachOf(personFlagKeys, () => z.boolean()),
  roles: z.array(z.object({ name: z.enum(roles), label: z.string() })),
  /** What they are at organisations now, by their names. */
  organisation_roles: z.array(
    z.object({ organisation: namedRecord, role: z.enum(organisationRoles) }),
  ),
  /** In the order the person joined them; the first is shown with their name. */
  organisations: z.array(namedRecord),
  email_verified_at: instant.nullable(),
  /** When the invitation was last sent to somebody who has not set a password yet. */
  invited_at: instant.nullable(),
  has_password: z.boolean(),
  /**
   * Of one person, shown to who looks after some organisations: they belong to others too, or have a
   * role of the whole service, so that their account is not changed from here. Absent otherwise.
   */
  also_elsewhere: z.literal(true).exactOptional(),
  last_login_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type User = z.input<typeof User>;

/** In a query every value is text. */
const flagInAddress = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((value) => [true, 1, '1', 'true'].includes(value));

/** The filters and order of the list of people. */
export const userFilters = {
  /** Of the service, or at an organisation that the caller sees. `none`: people without a role. */
  role: z.enum([...roles, ...organisationRoles, 'none']).optional(),
  active: flagInAddress.optional(),
  verified: flagInAddress.optional(),
  /** A current member of this organisation. */
  organisation: uuid.optional(),
  /** Was invited and has not set a password yet. */
  invited: flagInAddress.optional(),
  /** Has a second factor to log in with. */
  second_factor: flagInAddress.optional(),
  /** Learners who have no area assigned. */
  without_areas: flagInAddress.optional(),
  /** Learners who have no mentor. */
  without_mentor: flagInAddress.optional(),
  /** Belongs to no organisation now. */
  without_organisation: flagInAddress.optional(),
  /** Was added by this import. */
  import: uuid.optional(),
  sort: z.enum(userSorts).optional(),
};

const listQuery = pageQuery.extend(userFilters);

const users = z.object({ users: pageOf(User) });

const user = z.object({ user: User });

export const schemas = {
  userRoles: {
    summary: 'Every role and the words people know it by.',
    reply: z.object({ roles: z.record(z.enum(roles), z.string()) }),
  },
  userIndex: {
    summary: 'People by name, a page at a time.',
    query: listQuery,
    reply: users,
  },
  userSearch: {
    summary: 'People whose name or email contains the term, blind to case and macrons.',
    params: z.object({ term: z.string() }),
    query: listQuery,
    reply: users,
  },
  showUser: {
    summary: 'One person.',
    params: z.object({ uuid }),
    reply: user,
  },
  userRecords: {
    summary: 'What one person has: their mentor, learning, certificates and subscriptions.',
    params: z.object({ uuid }),
    reply: z.object({
      records: z.object({
        mentor: namedRecord.nullable(),
        /** Learners whose last mentor they were, and who have nobody now. */
        learners_left: z.int(),
        /** Each time they belonged to an organisation and left it, the last one first. */
        past_organisations: z.array(
          z.object({ organisation: namedRecord, joined_at: instant, left_at: instant }),
        ),
        /** Their areas in order, then those no longer assigned in which they have written. */
        learning: z.array(LearningArea),
        /** Newest first, as the subscriptions. */
        certificates: z.array(Certificate),
        subscriptions: z.array(Subscription),
        /** What they log in with besides the password; null for whoever looks after some organisations alone. */
        second_step: z
          .object({
            factors: z.array(Factor),
            /** How many are left to be used. */
            recovery_codes: z.int(),
            /** From when on a role of theirs requires one. */
            required_from: instant.nullable(),
            is_asked: z.boolean(),
            /** A mailed link to take them off that can still be used. */
            reset: z
              .object({
                started_at: instant,
                expires_at: instant,
                started_by: namedRecord.nullable(),
              })
              .nullable(),
          })
          .nullable(),
      }),
    }),
  },
  storeUser: {
    summary: 'Creates an account and emails an invitation to it.',
    body: z.object({
      ...eachLine(fields, 'requiredLine', requiredLine),
      ...eachOf(keysOfKind(fields, 'email'), () => email),
      ...eachOf(personFlagKeys, () => flag),
      roles: z.array(z.enum(roles)).default([]),
      ...eachLine(fields, 'line', (max) => nullableLine(max).default('')),
      /** Where they belong from the start. */
      organisations_list: z.array(uuid.toLowerCase()).max(maxOrganisations).default([]),
      /** Of an independent learner. */
      mentor_id: uuid.toLowerCase().nullable().default(null),
    }),
    reply: user,
  },
  updateUser: {
    summary:
      'Changes a person. A new email has to be verified; deactivating ends every session at once. Whoever gets a role without a verified email chooses a new password by an invitation. Deactivating the last to administer an organisation: 422 on `last_administrator`, unless that is said.',
    body: z.object({
      uuid,
      /** Absent: they stay as they are. */
      ...eachLine(fields, 'requiredLine', (max) => requiredLine(max).exactOptional()),
      ...eachOf(keysOfKind(fields, 'email'), () => email.exactOptional()),
      ...eachOf(personFlagKeys, () => flag.exactOptional()),
      roles: z.array(z.enum(roles)).optional(),
      ...eachLine(fields, 'line', (max) => nullableLine(max).exactOptional()),
      /** It was seen that an organisation has no administrator afterwards. */
      last_administrator: flag.default(false),
    }),
    reply: user,
  },
  inviteUser: {
    summary: 'Emails the invitation again. Anyone who has already set a password: 422 on `uuid`.',
    body: z.object({ uuid }),
    reply: user,
  },
  sendPasswordReset: {
    summary: 'Emails a person a link to choose a new password.',
    body: z.object({ uuid }),
  },
  endUserSessions: {
    summary: 'Logs a person out everywhere; answers how many sessions that ended.',
    body: z.object({ uuid }),
    reply: z.object({ ended: z.int() }),
  },
  learnerList: {
    summary: 'Active independent learners by name. `search` and `limit` narrow it.',
    query: z.object({
      search: z.union([z.string(), z.array(z.string())]).optional(),
      limit: lenientNumber(1_000_000, 1_000_000),
    }),
    reply: z.object({ independentUserData: z.record(uuid, z.string()) }),
  },
};
