import { z } from 'zod';
import { password, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

export const schemas = {
  startFactorReset: {
    summary:
      'Mails a person a link that, with their password, removes every second factor of theirs: for somebody who lost them. An earlier link ends. 422 for oneself, and for whoever has no factor, no password or no verified email.',
    body: z.object({ uuid }),
  },
  withdrawFactorReset: {
    summary: 'Takes such a link back. Repeatable.',
    body: z.object({ uuid }),
  },
  finishFactorReset: {
    summary:
      'Removes every second factor of whoever has the mailed link and the password, once, and logs them out everywhere.',
    body: z.object({ token: requiredLine(maxLength.name), password }),
  },
};
