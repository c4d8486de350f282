import { z } from 'zod';
import { flag } from '#contract/fields/fields.schemas.ts';

/** WebAuthn Level 3's JSON forms, passed on between the browser and the library that checks them. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export const PasskeyAnswer = z.record(z.string(), z.unknown());

export const schemas = {
  passkeyLoginOptions: {
    summary: 'What navigator.credentials.get takes, as JSON, to log in with a passkey.',
    reply: PasskeyOptions,
  },
  passkeyLogin: {
    summary: 'Logs in with a passkey alone and starts a new session.',
    body: z.object({ passkey: PasskeyAnswer, remember: flag.nullish() }),
  },
};
