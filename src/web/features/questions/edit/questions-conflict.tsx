import { message, type Translatable } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import { QuestionTexts } from '#web/features/questions/list/question-texts.tsx';
import {
  copyOf,
  type EditedQuestion,
  settle,
  visibleQuestions,
} from '#web/features/questions/state/working-copy.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { VersionCard, VersionChoice } from '#web/ui/conflict/version-choice.tsx';
import type { Editing } from './question-list.tsx';

/** Shows a conflict between two lists. Nothing is saved until the person chooses. */
export function QuestionsConflict({ working, saving, locale }: Editing) {
  const { t } = useTranslation();
  const { draft, savedAt } = working;
  const mine = visibleQuestions(settle(working.copy));
  const theirs = visibleQuestions(copyOf(working.saved));
  const { lang } = questionLanguages[locale];
  return (
    <VersionChoice
      title={questionsEditingMessages.whichStays}
      sentence={questionsEditingMessages.bothAreHere}
      hasFocus
      foot={
        <>
          <Button onClick={saving.joinBoth}>{t(writingMessages.joinBoth)}</Button>{' '}
          <span>{t(questionsEditingMessages.joinHow)}</span>
        </>
      }
    >
      <VersionCard
        title={writingMessages.mine}
        when={
          draft
            ? message(questionsEditingMessages.changedAt, { at: formatTimeOrDate(draft.at) })
            : ''
        }
      >
        <QuestionTexts questions={compared(mine, theirs)} lang={lang} />
        <Button onClick={() => void saving.keepMine()}>{t(writingMessages.keepMine)}</Button>
      </VersionCard>
      <VersionCard
        title={controlsMessages.theirs}
        when={
          savedAt
            ? message(questionsEditingMessages.savedAt, { at: formatTimeOrDate(savedAt) })
            : ''
        }
      >
        <QuestionTexts questions={compared(theirs, mine)} lang={lang} />
        <Button onClick={saving.keepTheirs}>{t(writingMessages.keepTheirs)}</Button>
      </VersionCard>
    </VersionChoice>
  );
}

/** What in a list is not so in the other one. */
type Noted = EditedQuestion & { note?: Translatable };

function compared(list: readonly EditedQuestion[], other: readonly EditedQuestion[]): Noted[] {
  return list.map((one) => {
    const same = other.find(({ uuid }) => uuid !== null && uuid === one.uuid);
    if (!same) return { ...one, note: questionsEditingMessages.onlyHere };
    return same.question === one.question
      ? one
      : { ...one, note: questionsEditingMessages.wordedDifferently };
  });
}
