import type { Wording } from '#contract/localisation/wordings.ts';

/** The draft of a text that is being worded, one for each language. */
export const wordingDraftKey = ({ locale, key }: Pick<Wording, 'locale' | 'key'>) =>
  `text:${locale}:${key}`;
