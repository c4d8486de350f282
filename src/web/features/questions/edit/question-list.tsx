import { Fragment } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import {
  otherLanguage,
  questionLanguages,
} from '#web/features/questions/list/question-languages.ts';
import type { SavedQuestionList as Saved } from '#web/features/questions/state/question-errors.ts';
import type { Saving } from '#web/features/questions/state/use-save.ts';
import type { Working } from '#web/features/questions/state/use-working-copy.ts';
import {
  type EditedQuestion,
  visibleQuestions,
} from '#web/features/questions/state/working-copy.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Empty } from '#web/ui/empty/empty.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { SortableList } from '#web/ui/sortable-list/sortable-list.tsx';
import { JustDeleted } from './just-deleted.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';
import { ids, type QuestionActions } from './use-question-actions.ts';

export type Editing = {
  working: Working;
  saving: Saving;
  acts: QuestionActions;
  locale: QuestionLocale;
};

type Props = Editing & { other: Saved | undefined };

/** The numbered list, what was deleted from it a moment ago, and a way to add to it. */
export function QuestionList({ other, ...editing }: Props) {
  const { working, acts, locale } = editing;
  const { copy } = working;
  const live = visibleQuestions(copy);
  const [first] = live;
  const { t, fullName } = useTranslation();
  const gone = justDeletedBefore(copy.questions, acts.fresh);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h4>{t(questionsEditingMessages.count, { count: live.length })}</h4>
        <Button
          {...fullName(sharedMessages.add, questionsEditingMessages.addQuestion)}
          onClick={() => acts.open(null)}
        >
          <Icon name="plus" />
          {t(sharedMessages.add)}
        </Button>
      </div>
      {live.length === 0 && <NoQuestions {...editing} other={other} />}
      <Gone questions={gone(first?.key)} acts={acts} />
      <SortableList
        items={live}
        keyOf={({ key }) => key}
        nameOf={(_, index) => message(questionsEditingMessages.inSentence, { number: index + 1 })}
        onMove={acts.move}
        noun={questionsEditingMessages.question}
        label={questionLanguages[locale].list}
        renderItem={(question, index) => (
          <Fragment>
            <QuestionRow {...editing} question={question} number={index + 1} />
            {index + 1 < live.length && <Gone questions={gone(live[index + 1]?.key)} acts={acts} />}
          </Fragment>
        )}
      />
      {live.length > 0 && <Gone questions={gone(undefined)} acts={acts} />}
      {copy.field?.of === null ? (
        <QuestionField
          {...editing}
          field={copy.field}
          label={questionsEditingMessages.newQuestion}
        />
      ) : (
        <button type="button" id={ids.add} className={styles.add} onClick={() => acts.open(null)}>
          <Icon name="plus" />
          {t(questionsEditingMessages.addNew)}
        </button>
      )}
    </div>
  );
}

/** In place of their rows: each stands before the question that followed it. */
function justDeletedBefore(questions: readonly EditedQuestion[], fresh: readonly string[]) {
  return (next: string | undefined) => {
    const end = next === undefined ? questions.length : questions.findIndex(isNext);
    const start = questions.findLastIndex(({ isDeleted }, at) => at < end && !isDeleted) + 1;
    return questions.slice(start, end).filter(({ key }) => fresh.includes(key));

    function isNext({ key }: EditedQuestion) {
      return key === next;
    }
  };
}

const Gone = ({
  questions,
  acts,
}: {
  questions: readonly EditedQuestion[];
  acts: QuestionActions;
}) =>
  questions.map((question) => <JustDeleted key={question.key} question={question} acts={acts} />);

function NoQuestions({ acts, locale, other }: Props) {
  const others = other?.reflection_questions ?? [];
  const { startFrom } = questionLanguages[otherLanguage(locale)];
  const { t } = useTranslation();
  const action = others.length > 0 && (
    <Button onClick={() => acts.startFrom(others)}>
      {t(startFrom, { number: others.length })}
    </Button>
  );
  return <Empty action={action}>{t(questionLanguages[locale].none)}</Empty>;
}
