import { z } from 'zod';
import { oneLine } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

export const schemas = {
  confirmIdentity: {
    summary:
      'Shows again who one is, for ten minutes: by the password, or by a code where there is a second factor. 204; a recovery code is answered with the one that takes its place. The session goes on under a new cookie.',
    body: z.object({
      password: z.string().nullish(),
      code: oneLine(maxLength.code).nullish(),
      recovery_code: oneLine(maxLength.phone).nullish(),
    }),
    reply: z.object({ recovery_code: z.string() }),
  },
};
