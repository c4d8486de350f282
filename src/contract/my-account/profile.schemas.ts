import { z } from 'zod';
import { CurrentUser } from '#contract/accounts/accounts.schemas.ts';
import { requiredLine } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { Locale } from '#contract/localisation/localisation.schemas.ts';

export const schemas = {
  changeProfile: {
    summary: "Changes the caller's name and language. What is left out stays as it is.",
    body: z.object({
      name: requiredLine(maxLength.name).exactOptional(),
      /** Of the languages people may choose. */
      locale: Locale.exactOptional(),
    }),
    reply: z.object({ user: CurrentUser }),
  },
};
