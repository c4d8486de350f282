import type { QuestionLocale, QuestionsOf } from '#contract/learning/questions.ts';
import type { BilingualName } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import type { DraftLocation } from '#web/platform/drafts/drafts.ts';
import { questionLanguages } from './question-languages.ts';

/** Whose questions they are. `area` is the one it is reached by. */
export type QuestionsSubject = BilingualName & { type: QuestionsOf; uuid: string; area: string };

export function subjectFor(
  type: QuestionsOf,
  { uuid, name, name_mi }: BilingualName & { uuid: string },
  { uuid: area }: { uuid: string },
): QuestionsSubject {
  return { type, uuid, name, name_mi, area };
}

const drafts = 'questions:';

export const questionsDraftName = ({ type, uuid }: QuestionsSubject, locale: QuestionLocale) =>
  `${drafts}${type}:${uuid}:${locale}`;

export const isQuestionsDraft = (name: string) => name.startsWith(drafts);

/** Its label and address in a list of drafts. */
export function questionsDraftLocation(
  { type, uuid, name, area }: QuestionsSubject,
  locale: QuestionLocale,
): DraftLocation {
  return {
    path: `/learning/reflections?${new URLSearchParams({ area, edit: uuid, locale })}`,
    label: message(questionLanguages[locale].draft[type], { name }),
    about: questionsEditingMessages.notSavedChanges,
  };
}

export const editLinkId = (uuid: string) => `edit-${uuid}`;

/** Else the router would call every link current whose search is part of the present one. */
export const exactLink = { exact: true, explicitUndefined: true };
