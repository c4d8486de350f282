import { z } from 'zod';

/**
 * Words with their language. A string where nobody said in which, and where readers of English get
 * English.
 */
export const LocalizedString = z.union([
  z.string(),
  z.object({ words: z.string(), locale: z.string() }),
]);
export type LocalizedString = z.input<typeof LocalizedString>;
