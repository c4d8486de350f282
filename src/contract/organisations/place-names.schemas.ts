import { z } from 'zod';
import { oneLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

/** What an area or a pod is called: its name, and the one in te reo Māori where it has been given. */
export const bilingualName = { name: z.string(), name_mi: z.string().nullable() };

export const namedAreaOrPod = z.object({ uuid, ...bilingualName });

/** Of a form. Left out, the name in te reo stays as it is; empty, there is none. */
export const nameInTeReo = oneLine(maxLength.name)
  .transform((typed) => typed || null)
  .nullish();
