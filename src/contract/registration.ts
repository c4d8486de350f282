import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, knownEmail, longest, requiredLine, withNewPassword } from './fields.ts';

const status = z.object({ status: z.string() });

export const register = endpoint({
  name: 'register',
  summary: 'Opens an account without any role and logs in. What else the body says grants nothing.',
  method: 'POST',
  path: '/register',
  allow: 'anyone',
  security: true,
  body: withNewPassword({ name: requiredLine(longest.name), email }),
  limit: { tries: 60, seconds: 60 },
  topics: ['users'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  summary:
    'Mails a link to set a new password. The same answer whether there is an account or not.',
  method: 'POST',
  path: '/forgot-password',
  allow: 'anyone',
  security: true,
  body: z.object({ email: knownEmail }),
  reply: status,
  topics: [],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  summary: 'Sets a new password by the link of a mail and ends every session.',
  method: 'POST',
  path: '/reset-password',
  allow: 'anyone',
  security: true,
  body: withNewPassword({ token: requiredLine(longest.name), email: knownEmail }),
  reply: status,
  limit: { tries: 60, seconds: 60 },
  topics: [],
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  summary: 'Mails the verification link again. 204 when the e-mail is verified already.',
  method: 'POST',
  path: '/email/verification-notification',
  allow: 'own-account',
  reply: status,
  topics: [],
});

export const setUp = endpoint({
  name: 'setUp',
  summary: 'Opens the first administrator by the one-time link that the server printed.',
  method: 'POST',
  path: '/api/set-up',
  allow: 'anyone',
  security: true,
  body: withNewPassword({
    token: requiredLine(longest.name),
    name: requiredLine(longest.name),
    email,
  }),
  limit: { tries: 10, seconds: 60 },
  topics: ['users'],
});
