/** Longest texts, in characters as people count them (api.md, Ground rules). */
export const maxLength = {
  name: 255,
  code: 20,
  phone: 40,
  question: 2_000,
  /** Why somebody did something, or asks for it. */
  reason: 2_000,
  writing: 20_000,
  /** A mark with its note, as JSON: quotes and line breaks take two characters there. */
  markDraft: 41_000,
} as const;
