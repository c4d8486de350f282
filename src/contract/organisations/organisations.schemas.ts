import { z } from 'zod';
import {
  email,
  flag,
  instant,
  namedRecord,
  nullableLine,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { byReplyKey, eachLine, eachOf, keysOfKind } from '#contract/fields/record-fields.ts';
import { organisationFields as fields, organisationTextKeys } from './organisation-fields.ts';
import { type OrganisationType, organisationSorts, organisationTypes } from './organisations.ts';

const type = z.enum(Object.keys(organisationTypes) as OrganisationType[]);

export const Member = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  /** Has a subscription that is in force. */
  subscriber: z.boolean(),
});
export type Member = z.input<typeof Member>;

export const Organisation = z.object({
  uuid,
  ...byReplyKey(fields, {
    ...eachOf(organisationTextKeys, () => z.string()),
    type,
    region: namedRecord,
  }),
  /** Who belongs to it now, by name. */
  users: z.array(Member),
  created_at: instant,
  updated_at: instant,
});
export type Organisation = z.input<typeof Organisation>;

/** The filters and order of the list of organisations. */
export const organisationFilters = {
  type: type.optional(),
  region: uuid.optional(),
  sort: z.enum(organisationSorts).optional(),
};

const listQuery = pageQuery.extend(organisationFilters);

const organisations = z.object({ organisations: pageOf(Organisation) });

const organisation = z.object({ organisation: Organisation });

const membership = z.object({ organisation: uuid, user: uuid });

export const schemas = {
  regionIndex: {
    summary: 'The education regions, by name.',
    reply: z.object({ regions: z.record(uuid, z.string()) }),
  },
  organisationIndex: {
    summary: 'Organisations by name, a page at a time.',
    query: listQuery,
    reply: organisations,
  },
  organisationSearch: {
    summary: 'Organisations whose name or code contains the term, blind to case and macrons.',
    params: z.object({ term: z.string() }),
    query: listQuery,
    reply: organisations,
  },
  showOrganisation: {
    summary: 'One organisation.',
    params: z.object({ uuid }),
    reply: organisation,
  },
  storeOrganisation: {
    summary: 'Adds an organisation. Its code is unique without regard to case.',
    body: z.object({
      ...eachLine(fields, 'requiredLine', requiredLine),
      type,
      ...eachOf(keysOfKind(fields, 'email'), () => email),
      region: uuid,
      ...eachLine(fields, 'line', (max) => nullableLine(max).default('')),
    }),
    reply: organisation,
  },
  updateOrganisation: {
    summary: 'Changes an organisation. What is left out stays; what is empty is emptied.',
    body: z.object({
      uuid,
      ...eachLine(fields, 'requiredLine', (max) => requiredLine(max).exactOptional()),
      type: type.exactOptional(),
      ...eachOf(keysOfKind(fields, 'email'), () => email.exactOptional()),
      region: uuid.exactOptional(),
      ...eachLine(fields, 'line', (max) => nullableLine(max).exactOptional()),
    }),
    reply: organisation,
  },
  addMember: {
    summary: 'Adds a person to an organisation. Already a member: nothing changes.',
    body: membership.extend({
      /** Takes the last leaving back: the membership goes on as if nobody had ended it. */
      undo: flag.default(false),
    }),
    reply: organisation,
  },
  removeMember: {
    summary:
      'Removes a person from an organisation. What they wrote stays theirs. 422 on `last_administrator` for the last to administer it, and on `without_mentor` for a mentor whose learners would have none, unless that is said.',
    body: membership.extend({
      /** It was seen that the organisation has no administrator afterwards. */
      last_administrator: flag.default(false),
      /** It was seen that their learners there have no mentor afterwards. */
      without_mentor: flag.default(false),
    }),
    reply: organisation,
  },
};
