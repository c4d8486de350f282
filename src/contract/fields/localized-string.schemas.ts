import { z } from 'zod';

/**
 * A text with its language. A plain string where its language is not known, and where readers of
 * English get English.
 */
export const LocalizedString = z.union([
  z.string(),
  z.object({ words: z.string(), locale: z.string() }),
]);
export type LocalizedString = z.input<typeof LocalizedString>;
