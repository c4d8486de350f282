import { message, type Translatable } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { conflictMessages } from '#messages/shared/conflict.ts';
import { questionLanguages } from '#web/features/questions/list/question-languages.ts';
import { QuestionTexts } from '#web/features/questions/list/question-texts.tsx';
import { type Joined, joinLists } from '#web/features/questions/state/join.ts';
import {
  applyField,
  copyOf,
  type EditedQuestion,
  visibleQuestions,
  type WorkingCopy,
} from '#web/features/questions/state/working-copy.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { VersionCard, VersionChoice } from '#web/ui/conflict/version-choice.tsx';
import type { Editing } from './question-list.tsx';

/** Shows both lists of a conflict. Nothing is saved until the person chooses. */
export function QuestionsConflict({ working, saving, locale }: Editing) {
  const { t } = useTranslation();
  const { draft, savedAt } = working;
  const copy = applyField(working.copy);
  const joined = joinLists(copy, working.saved);
  const isBoth = changedByBoth(copy, joined);
  const mine = visibleQuestions(copy);
  const theirs = visibleQuestions(copyOf(working.saved));
  const canJoinAll = joined !== null && joined.bothChanged.length === 0 && !joined.bothMoved;
  const { lang } = questionLanguages[locale];
  return (
    <VersionChoice
      title={questionsEditingMessages.whichStays}
      sentence={
        canJoinAll ? questionsEditingMessages.bothFit : questionsEditingMessages.bothAreHere
      }
      hasFocus
      foot={
        <>
          <Button variant={canJoinAll ? 'primary' : 'secondary'} onClick={saving.joinBoth}>
            {t(writingMessages.joinBoth)}
          </Button>{' '}
          <span>{t(questionsEditingMessages.joinHow)}</span>
          {joined && <KeptMine joined={joined} />}
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
        <QuestionTexts questions={compare(mine, theirs, isBoth)} lang={lang} />
        <Button onClick={() => void saving.keepMine()}>{t(writingMessages.keepMine)}</Button>
      </VersionCard>
      <VersionCard
        title={conflictMessages.theirs}
        when={
          savedAt
            ? message(questionsEditingMessages.savedAt, { at: formatTimeOrDate(savedAt) })
            : ''
        }
      >
        <QuestionTexts questions={compare(theirs, mine, isBoth)} lang={lang} />
        <Button onClick={saving.keepTheirs}>{t(writingMessages.keepTheirs)}</Button>
      </VersionCard>
    </VersionChoice>
  );
}

/** What of the joined list is mine although they changed it, too. */
function KeptMine({ joined: { bothChanged, bothMoved } }: { joined: Joined }) {
  const { t } = useTranslation();
  return (
    <>
      {bothChanged.length > 0 && (
        <p>{t(questionsEditingMessages.bothChanged, { count: bothChanged.length })}</p>
      )}
      {bothMoved && <p>{t(questionsEditingMessages.bothMoved)}</p>}
    </>
  );
}

/** Whether a question of either list is one that both changed. They share its uuid, not its key. */
function changedByBoth({ questions }: WorkingCopy, joined: Joined | null) {
  const both = questions.filter(({ key }) => joined?.bothChanged.includes(key));
  return (question: EditedQuestion) => both.some(({ uuid }) => uuid === question.uuid);
}

/** A question with a note on how it differs from the other list. */
type Compared = EditedQuestion & { note?: Translatable };

function compare(
  list: readonly EditedQuestion[],
  other: readonly EditedQuestion[],
  isBoth: (question: EditedQuestion) => boolean,
): Compared[] {
  return list.map((question) => {
    if (isBoth(question)) return { ...question, note: questionsEditingMessages.changedByBoth };
    const same = other.find(({ uuid }) => uuid !== null && uuid === question.uuid);
    if (!same) return { ...question, note: questionsEditingMessages.onlyHere };
    return same.question === question.question
      ? question
      : { ...question, note: questionsEditingMessages.wordedDifferently };
  });
}
