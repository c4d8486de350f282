import { z } from 'zod';
import {
  email,
  existingEmail,
  requiredLine,
  withNewPassword,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

const status = z.object({ status: z.string() });

export const schemas = {
  register: {
    summary:
      'Opens an account without any role and logs in. What else the body says grants nothing.',
    body: withNewPassword({ name: requiredLine(maxLength.name), email }),
  },
  forgotPassword: {
    summary:
      'Emails a link to set a new password. The same answer whether there is an account or not.',
    body: z.object({ email: existingEmail }),
    reply: status,
  },
  resetPassword: {
    summary: 'Sets a new password by the link in an email and ends every session.',
    body: withNewPassword({ token: requiredLine(maxLength.name), email: existingEmail }),
    reply: status,
  },
  resendVerification: {
    summary: 'Emails the verification link again. 204 when the email is already verified.',
    reply: status,
  },
  setUp: {
    summary: 'Creates the first administrator by the one-time link that the server printed.',
    body: withNewPassword({
      token: requiredLine(maxLength.name),
      name: requiredLine(maxLength.name),
      email,
    }),
  },
};
