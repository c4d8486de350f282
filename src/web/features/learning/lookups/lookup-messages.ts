import type { LookupKind } from '#contract/learning/lookups.ts';
import { learningWordsMessages as messages } from '#messages/learning/learning-words.ts';

/** The texts of each of the two lists, in whole sentences. */
export const lookupMessages = {
  'learning-aspects': {
    title: messages.aspects,
    draftLabel: messages.aspect,
    add: messages.addAspect,
    newLabel: messages.newAspect,
    newDraftLabel: messages.aspectDraft,
    none: messages.noAspects,
  },
  'subject-matters': {
    title: messages.subjects,
    draftLabel: messages.subject,
    add: messages.addSubject,
    newLabel: messages.newSubject,
    newDraftLabel: messages.subjectDraft,
    none: messages.noSubjects,
  },
} as const satisfies Record<LookupKind, object>;
