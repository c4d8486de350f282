import type { Endpoint } from '#contract/endpoint.ts';
import type { schemas } from './people.schemas.ts';

export const userRoles: Endpoint<typeof schemas.userRoles> = {
  name: 'userRoles',
  method: 'GET',
  path: '/api/admin/user/roles',
  allow: 'people.manage',
  scoped: true,
  topics: [],
};

export const userIndex: Endpoint<typeof schemas.userIndex> = {
  name: 'userIndex',
  method: 'GET',
  path: '/api/admin/user/index',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['users', 'organisations'],
};

export const userSearch: Endpoint<typeof schemas.userSearch> = {
  name: 'userSearch',
  method: 'GET',
  path: '/api/admin/user/search/:term',
  allow: 'people.manage',
  scoped: true,
  topics: ['users', 'organisations'],
};

export const showUser: Endpoint<typeof schemas.showUser> = {
  name: 'showUser',
  method: 'GET',
  path: '/api/admin/user/show/:uuid',
  allow: 'people.manage',
  scoped: true,
  tokens: true,
  topics: ['users', 'organisations'],
};

export const userRecords: Endpoint<typeof schemas.userRecords> = {
  name: 'userRecords',
  method: 'GET',
  path: '/api/admin/user/records/:uuid',
  allow: 'people.manage',
  scoped: true,
  topics: [
    'users',
    'organisations',
    'reflections',
    'assignments',
    'areas',
    'pods',
    'certificates',
    'subscriptions',
  ],
};
