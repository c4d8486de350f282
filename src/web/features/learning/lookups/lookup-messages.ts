import type { LookupKind } from '#contract/learning/lookups.ts';
import { learningWordsMessages as said } from '#messages/learning/learning-words.ts';

/** What is said of each of the two lists, in whole sentences. */
export const lookupMessages = {
  'learning-aspects': {
    title: said.aspects,
    named: said.aspect,
    add: said.addAspect,
    isNew: said.newAspect,
    newDraft: said.aspectDraft,
    none: said.noAspects,
  },
  'subject-matters': {
    title: said.subjects,
    named: said.subject,
    add: said.addSubject,
    isNew: said.newSubject,
    newDraft: said.subjectDraft,
    none: said.noSubjects,
  },
} as const satisfies Record<LookupKind, object>;
