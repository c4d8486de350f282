import { z } from 'zod';
import { longest, oneLine, uuid } from './fields.ts';

/** What an area or a pod is called: its name, and the one in te reo Māori where it has been given. */
export const bothNames = { name: z.string(), name_mi: z.string().nullable() };
export type BothNames = { name: string; name_mi: string | null };

export const namedPlace = z.object({ uuid, ...bothNames });

/** Of a form. Left out, the name in te reo stays as it is; empty, there is none. */
export const nameInTeReo = oneLine(longest.name)
  .transform((typed) => typed || null)
  .nullish();

/** What a reader of this language calls it. */
export const nameIn = (locale: string, { name, name_mi }: BothNames): string =>
  (locale === 'mi' ? name_mi : null) ?? name;
