import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  email,
  flag,
  instant,
  lenientNumber,
  longest,
  named,
  pageOf,
  pageQuery,
  requiredLine,
  uuid,
} from './fields.ts';
import { roles } from './permissions.ts';

/** A person as administrators see them. */
export const User = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  roles: z.array(z.object({ name: z.enum(roles), label: z.string() })),
  /** In the order they were joined: the first is the one the person is known by. */
  organisations: z.array(named),
  email_verified_at: instant.nullable(),
  /** When the invitation was last sent to somebody who has not set a password yet. */
  invited_at: instant.nullable(),
  has_password: z.boolean(),
  last_login_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type User = z.input<typeof User>;

/** `match`: names that hold the term, then e-mails before their @, then the rest; each by name. */
export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'created_at',
  '-created_at',
  'match',
] as const;

/** In an address everything is text. */
const flagInAddress = z
  .union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])])
  .transform((given) => [true, 1, '1', 'true'].includes(given));

/** What narrows and orders the list of people. */
export const userFilters = {
  /** `none`: whoever holds no role. */
  role: z.enum([...roles, 'none']).optional(),
  active: flagInAddress.optional(),
  verified: flagInAddress.optional(),
  /** Belongs to it now. */
  organisation: uuid.optional(),
  /** Was invited and has not set a password yet. */
  invited: flagInAddress.optional(),
  /** Learners who have no area assigned. */
  without_areas: flagInAddress.optional(),
  sort: z.enum(userSorts).optional(),
};

const listQuery = pageQuery.extend(userFilters);
const users = z.object({ users: pageOf(User) });
const user = z.object({ user: User });

const userBody = {
  name: requiredLine(longest.name),
  email,
  active: flag,
  roles: z.array(z.enum(roles)).default([]),
};

export const userRoles = endpoint({
  name: 'userRoles',
  summary: 'Every role and the words people know it by.',
  method: 'GET',
  path: '/api/admin/user/roles',
  allow: 'people.manage',
  reply: z.object({ roles: z.record(z.enum(roles), z.string()) }),
  topics: [],
});

export const userIndex = endpoint({
  name: 'userIndex',
  summary: 'People by name, a page at a time.',
  method: 'GET',
  path: '/api/admin/user/index',
  allow: 'people.manage',
  query: listQuery,
  reply: users,
  topics: ['users', 'organisations'],
});

export const userSearch = endpoint({
  name: 'userSearch',
  summary: 'People whose name or e-mail holds the term, blind to case and macrons.',
  method: 'GET',
  path: '/api/admin/user/search/:term',
  allow: 'people.manage',
  params: z.object({ term: z.string() }),
  query: listQuery,
  reply: users,
  topics: ['users', 'organisations'],
});

export const showUser = endpoint({
  name: 'showUser',
  summary: 'One person.',
  method: 'GET',
  path: '/api/admin/user/show/:uuid',
  allow: 'people.manage',
  params: z.object({ uuid }),
  reply: user,
  topics: ['users', 'organisations'],
});

export const storeUser = endpoint({
  name: 'storeUser',
  summary: 'Opens an account and mails an invitation to it.',
  method: 'POST',
  path: '/api/admin/user/store',
  allow: 'people.manage',
  body: z.object(userBody),
  reply: user,
  status: 201,
  topics: ['users'],
});

export const updateUser = endpoint({
  name: 'updateUser',
  summary:
    'Changes a person. A new e-mail has to be verified; deactivating ends every session at once. Whoever gets a role without a verified e-mail chooses a new password by an invitation.',
  method: 'PUT',
  path: '/api/admin/user/update',
  allow: 'people.manage',
  body: z.object({
    uuid,
    ...userBody,
    /** Not given, they stay as they are. */
    active: flag.exactOptional(),
    roles: z.array(z.enum(roles)).optional(),
  }),
  reply: user,
  editing: true,
  topics: ['users'],
});

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Mails the invitation again. Somebody who has set a password already: 422 on `uuid`.',
  method: 'POST',
  path: '/api/admin/user/invite',
  allow: 'people.manage',
  body: z.object({ uuid }),
  reply: user,
  topics: ['users'],
});

export const sendPasswordReset = endpoint({
  name: 'sendPasswordReset',
  summary: 'Mails a person a link to choose a new password.',
  method: 'POST',
  path: '/api/admin/user/password-reset',
  allow: 'people.manage',
  body: z.object({ uuid }),
  topics: [],
});

export const endUserSessions = endpoint({
  name: 'endUserSessions',
  summary: 'Logs a person out everywhere; answers how many sessions that ended.',
  method: 'POST',
  path: '/api/admin/user/end-sessions',
  allow: 'people.manage',
  body: z.object({ uuid }),
  reply: z.object({ ended: z.int() }),
  topics: [],
});

export const learnerList = endpoint({
  name: 'learnerList',
  summary: 'Active independent learners by name. `search` and `limit` narrow it.',
  method: 'GET',
  path: '/api/admin/user/independentlearnerlist',
  allow: 'learning.assign',
  query: z.object({
    search: z.union([z.string(), z.array(z.string())]).optional(),
    limit: lenientNumber(1_000_000, 1_000_000),
  }),
  reply: z.object({ independentUserData: z.record(uuid, z.string()) }),
  topics: ['users'],
});
