import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, instant, knownEmail, named, password, uuid } from './fields.ts';
import { type Permission, permissions, roles } from './permissions.ts';

/** Who is logged in, as every screen knows them. Flat, as clients of this API expect it. */
export const CurrentUser = z.object({
  uuid,
  name: z.string(),
  email: z.string(),
  profile_photo: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.enum(Object.keys(permissions) as Permission[])),
  organisations: z.array(named),
  email_verified_at: instant.nullable(),
  locale: z.string(),
});
export type CurrentUser = z.input<typeof CurrentUser>;

export const antiForgery = endpoint({
  name: 'antiForgery',
  summary: 'Sets the readable cookie XSRF-TOKEN that every write must send back.',
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  allow: 'anyone',
  topics: [],
});

export const logIn = endpoint({
  name: 'logIn',
  summary: 'Logs in and starts a new session.',
  method: 'POST',
  path: '/login',
  allow: 'anyone',
  security: true,
  body: z.object({
    email: knownEmail,
    password,
    remember: flag.nullish(),
  }),
  topics: [],
});

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Ends the session.',
  method: 'POST',
  path: '/logout',
  allow: 'own-account',
  security: true,
  topics: [],
});

export const currentUser = endpoint({
  name: 'currentUser',
  summary: 'Who is logged in, with what they may do.',
  method: 'GET',
  path: '/api/user',
  allow: 'own-account',
  reply: CurrentUser,
  topics: ['users', 'organisations'],
});
