/** In characters: a paragraph. */
export const maxPhraseLength = 1_000;

/** Of one person, so that they come in one answer. */
export const maxPhrases = 300;

/** Approved for the team, so that they come in one answer too. */
export const maxTeamPhrases = 500;

/** In bytes: many times what that many phrases of that length take. */
export const maxPhrasesBytes = 2 * 1024 * 1024;
