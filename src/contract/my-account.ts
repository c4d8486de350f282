import { z } from 'zod';
import { CurrentUser } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { email, instant, longest, password, requiredLine, withNewPassword } from './fields.ts';
import { Locale } from './localisation.ts';
import { Piece } from './piece.ts';

const reply = z.object({ user: CurrentUser });

export const ownSubscriptions = endpoint({
  name: 'ownSubscriptions',
  summary: "The caller's subscriptions.",
  method: 'GET',
  path: '/api/user/subscriptions',
  allow: 'own-account',
  reply: z.object({
    subscriptions: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        stripe_status: z.string(),
        created_at: instant,
        ends_at: instant.nullable(),
      }),
    ),
  }),
  topics: ['subscriptions'],
});

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: "Changes the caller's name and language. A language that is left out stays.",
  method: 'PUT',
  path: '/api/account/profile',
  allow: 'own-account',
  body: z.object({
    name: requiredLine(longest.name),
    /** Of the languages people may choose. */
    locale: Locale.optional(),
  }),
  reply,
  topics: ['users'],
});

export const changeEmail = endpoint({
  name: 'changeEmail',
  summary: 'Changes the e-mail, which has to be verified again. The old address is told.',
  method: 'PUT',
  path: '/api/account/email',
  allow: 'own-account',
  security: true,
  body: z.object({ email, current_password: password }),
  reply,
  topics: ['users'],
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Changes the password and ends every other session.',
  method: 'PUT',
  path: '/api/account/password',
  allow: 'own-account',
  security: true,
  body: withNewPassword({ current_password: password }),
  limit: { tries: 60, seconds: 60 },
  topics: [],
});

export const setPhoto = endpoint({
  name: 'setPhoto',
  summary:
    'Sets the photo: the body is a JPEG, PNG, WebP, GIF or AVIF of at most 5 MB and 25 million pixels.',
  method: 'PUT',
  path: '/api/account/photo',
  allow: 'verified',
  reply,
  limit: { tries: 10, seconds: 60, per: 'account' },
  topics: ['users'],
});

export const removePhoto = endpoint({
  name: 'removePhoto',
  summary: 'Removes the photo.',
  method: 'DELETE',
  path: '/api/account/photo',
  allow: 'own-account',
  reply,
  topics: ['users'],
});

export const Session = z.object({
  id: z.string(),
  current: z.boolean(),
  remembered: z.boolean(),
  browser: Piece,
  address: z.string(),
  created_at: instant,
  last_seen_at: instant,
});
export type Session = z.input<typeof Session>;

export const ownSessions = endpoint({
  name: 'ownSessions',
  summary: 'Where the caller is logged in.',
  method: 'GET',
  path: '/api/account/sessions',
  allow: 'own-account',
  reply: z.object({ sessions: z.array(Session) }),
  topics: [],
});

export const endSessions = endpoint({
  name: 'endSessions',
  summary: 'Logs out everywhere, here included.',
  method: 'DELETE',
  path: '/api/account/sessions',
  allow: 'own-account',
  security: true,
  topics: [],
});

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: 'Everything that is stored about the caller, table by table.',
  method: 'GET',
  path: '/api/account/export',
  allow: 'own-account',
  security: true,
  reply: z.object({
    exported_at: instant,
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  topics: [],
});
