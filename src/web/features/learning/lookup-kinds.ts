import type { LookupKind } from '#contract/lookups.ts';

export const kinds: Record<LookupKind, { title: string; one: string; inSentence: string }> = {
  'learning-aspects': {
    title: 'Learning aspects',
    one: 'Learning aspect',
    inSentence: 'learning aspect',
  },
  'subject-matters': {
    title: 'Subject matters',
    one: 'Subject matter',
    inSentence: 'subject matter',
  },
};
