import { z } from 'zod';
import { organisationTypesText } from '#texts/organisation-types.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  givenLine,
  instant,
  longest,
  named,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from './fields.ts';

export const organisationTypes = {
  ece: organisationTypesText.ece,
  school: organisationTypesText.school,
} as const;
export type OrganisationType = keyof typeof organisationTypes;
const type = z.enum(Object.keys(organisationTypes) as OrganisationType[]);

export const Member = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  /** Has a subscription that is in force. */
  subscriber: z.boolean(),
});
export type Member = z.input<typeof Member>;

export const Organisation = z.object({
  uuid,
  name: z.string(),
  org_code: z.string(),
  org_type: type,
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  suburb: z.string(),
  city: z.string(),
  region: named,
  /** Who belongs to it now, by name. */
  users: z.array(Member),
  created_at: instant,
  updated_at: instant,
});
export type Organisation = z.input<typeof Organisation>;

export const organisationSorts = ['name', '-name', 'code', '-code', 'city', '-city'] as const;

/** What narrows and orders the list of organisations. */
export const organisationFilters = {
  type: type.optional(),
  region: uuid.optional(),
  sort: z.enum(organisationSorts).optional(),
};

const listQuery = pageQuery.extend(organisationFilters);
const organisations = z.object({ organisations: pageOf(Organisation) });
const organisation = z.object({ organisation: Organisation });

const organisationBody = {
  name: requiredLine(longest.name),
  /** Letters and digits as they stand on paper: leading zeros are part of it. */
  code: requiredLine(longest.code),
  type,
  email,
  region: uuid,
};

const phone = givenLine(longest.phone);
const addressLine = givenLine(longest.name);

export const regionIndex = endpoint({
  name: 'regionIndex',
  summary: 'The education regions, by name.',
  method: 'GET',
  path: '/api/admin/region/index',
  allow: 'people.manage',
  reply: z.object({ regions: z.record(uuid, z.string()) }),
  topics: [],
});

export const organisationIndex = endpoint({
  name: 'organisationIndex',
  summary: 'Organisations by name, a page at a time.',
  method: 'GET',
  path: '/api/admin/organisation/index',
  allow: 'people.manage',
  query: listQuery,
  reply: organisations,
  topics: ['organisations', 'users', 'subscriptions'],
});

export const organisationSearch = endpoint({
  name: 'organisationSearch',
  summary: 'Organisations whose name or code holds the term, blind to case and macrons.',
  method: 'GET',
  path: '/api/admin/organisation/search/:term',
  allow: 'people.manage',
  params: z.object({ term: z.string() }),
  query: listQuery,
  reply: organisations,
  topics: ['organisations', 'users', 'subscriptions'],
});

export const showOrganisation = endpoint({
  name: 'showOrganisation',
  summary: 'One organisation.',
  method: 'GET',
  path: '/api/admin/organisation/show/:uuid',
  allow: 'people.manage',
  params: z.object({ uuid }),
  reply: organisation,
  topics: ['organisations', 'users', 'subscriptions'],
});

export const storeOrganisation = endpoint({
  name: 'storeOrganisation',
  summary: 'Adds an organisation. Its code is unique without regard to case.',
  method: 'POST',
  path: '/api/admin/organisation/store',
  allow: 'people.manage',
  body: z.object({
    ...organisationBody,
    phone: phone.default(''),
    street: addressLine.default(''),
    suburb: addressLine.default(''),
    city: addressLine.default(''),
  }),
  reply: organisation,
  status: 201,
  topics: ['organisations'],
});

export const updateOrganisation = endpoint({
  name: 'updateOrganisation',
  summary: 'Changes an organisation. What is left out stays; what is empty is emptied.',
  method: 'PUT',
  path: '/api/admin/organisation/update',
  allow: 'people.manage',
  body: z.object({
    uuid,
    ...organisationBody,
    /** Not given, they stay as they are. */
    phone: phone.exactOptional(),
    street: addressLine.exactOptional(),
    suburb: addressLine.exactOptional(),
    city: addressLine.exactOptional(),
  }),
  reply: organisation,
  editing: true,
  topics: ['organisations'],
});

const membership = z.object({ organisation: uuid, user: uuid });

export const addMember = endpoint({
  name: 'addMember',
  summary: 'Adds a person to an organisation. One who belongs to it already: nothing changes.',
  method: 'POST',
  path: '/api/admin/organisation/member/add',
  allow: 'people.manage',
  body: membership,
  reply: organisation,
  topics: ['organisations', 'users'],
});

export const removeMember = endpoint({
  name: 'removeMember',
  summary: 'Takes a person out of an organisation. What they wrote stays theirs.',
  method: 'POST',
  path: '/api/admin/organisation/member/remove',
  allow: 'people.manage',
  body: membership,
  reply: organisation,
  topics: ['organisations', 'users'],
});
