import type { Endpoint } from '#contract/endpoint.ts';
import { organisationTypesMessages } from '#messages/organisations/organisation-types.ts';
import type { schemas } from './organisations.schemas.ts';

export const organisationTypes = {
  ece: organisationTypesMessages.ece,
  school: organisationTypesMessages.school,
} as const;
export type OrganisationType = keyof typeof organisationTypes;

export const regionIndex: Endpoint<typeof schemas.regionIndex> = {
  name: 'regionIndex',
  method: 'GET',
  path: '/api/admin/region/index',
  allow: 'people.manage',
  scoped: true,
  topics: [],
};

export const organisationIndex: Endpoint<typeof schemas.organisationIndex> = {
  name: 'organisationIndex',
  method: 'GET',
  path: '/api/admin/organisation/index',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['organisations', 'users', 'subscriptions'],
};

export const organisationSearch: Endpoint<typeof schemas.organisationSearch> = {
  name: 'organisationSearch',
  method: 'GET',
  path: '/api/admin/organisation/search/:term',
  allow: 'people.manage',
  scoped: true,
  topics: ['organisations', 'users', 'subscriptions'],
};

export const showOrganisation: Endpoint<typeof schemas.showOrganisation> = {
  name: 'showOrganisation',
  method: 'GET',
  path: '/api/admin/organisation/show/:uuid',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['organisations', 'users', 'subscriptions'],
};
