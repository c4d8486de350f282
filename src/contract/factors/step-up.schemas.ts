import { z } from 'zod';
import { oneLine } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { PasskeyAnswer, PasskeyOptions } from './passkeys.schemas.ts';

export const schemas = {
  proofOptions: {
    summary:
      'What navigator.credentials.get takes, as JSON, to show with a passkey of the caller who one is.',
    reply: PasskeyOptions,
  },
  confirmIdentity: {
    summary:
      'Shows again who one is, for ten minutes: by the password, or where there is a second factor by a passkey or a code. 204; a recovery code is answered with the one that takes its place. The session goes on under a new cookie.',
    body: z.object({
      password: z.string().nullish(),
      code: oneLine(maxLength.code).nullish(),
      recovery_code: oneLine(maxLength.phone).nullish(),
      passkey: PasskeyAnswer.nullish(),
    }),
    reply: z.object({ recovery_code: z.string() }),
  },
};
