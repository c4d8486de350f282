import { z } from 'zod';
import { oneLine } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { PasskeyAnswer } from './passkeys.schemas.ts';

export const schemas = {
  secondStep: {
    summary:
      'The second step of a login: 204 for a code of the authenticator app or a passkey; a recovery code is answered with the one that takes its place.',
    body: z.object({
      code: oneLine(maxLength.code).nullish(),
      recovery_code: oneLine(maxLength.phone).nullish(),
      passkey: PasskeyAnswer.nullish(),
    }),
    reply: z.object({ recovery_code: z.string() }),
  },
};
