import { z } from 'zod';
import { oneLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';

/** The name of an area or a pod, and its name in te reo Māori, if it has one. */
export const bilingualName = { name: z.string(), name_mi: z.string().nullable() };

export const namedAreaOrPod = z.object({ uuid, ...bilingualName });

/** A name or a title in te reo in a body. Absent: it stays as it is. Empty: it is removed. */
export const nameInTeReo = oneLine(maxLength.name)
  .transform((typed) => typed || null)
  .nullish();
