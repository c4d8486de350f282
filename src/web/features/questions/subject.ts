import type { BothNames } from '#contract/place-names.ts';
import type { QuestionLocale, QuestionsOf } from '#contract/questions.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { say } from '#texts/text.ts';
import type { Place } from '#web/platform/drafts.ts';
import { languages } from './languages.ts';

/** Whose questions they are. `area` is the one it is reached by. */
export type Subject = BothNames & { type: QuestionsOf; uuid: string; area: string };

export function subjectFor(
  type: QuestionsOf,
  { uuid, name, name_mi }: BothNames & { uuid: string },
  { uuid: area }: { uuid: string },
): Subject {
  return { type, uuid, name, name_mi, area };
}

const drafts = 'questions:';

export const draftName = ({ type, uuid }: Subject, locale: QuestionLocale) =>
  `${drafts}${type}:${uuid}:${locale}`;

export const isQuestionsDraft = (name: string) => name.startsWith(drafts);

/** How a list of drafts speaks of it, and leads back to it. */
export function placeOf({ type, uuid, name, area }: Subject, locale: QuestionLocale): Place {
  return {
    path: `/learning/reflections?${new URLSearchParams({ area, edit: uuid, locale })}`,
    label: say(languages[locale].draft[type], { name }),
    about: questionsEditingText.notSavedChanges,
  };
}

export const editLinkId = (uuid: string) => `edit-${uuid}`;

/** Else the router would call every link current whose search is part of the present one. */
export const exactly = { exact: true, explicitUndefined: true };
