import { Fragment } from 'react';
import type { QuestionLocale } from '#contract/learning/questions.ts';
import { message } from '#lib/messages/message.ts';
import { questionsEditingMessages } from '#messages/learning/questions-editing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import {
  otherLanguage,
  questionLanguages,
} from '#web/features/questions/list/question-languages.ts';
import type { SavedQuestionList } from '#web/features/questions/state/saved-questions.ts';
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
import { JustDeleted } from './deleted-questions.tsx';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';
import { ids, type QuestionActions } from './use-question-actions.ts';

/** What every part of the editor works with. */
export type Editing = {
  working: Working;
  saving: Saving;
  actions: QuestionActions;
  locale: QuestionLocale;
};

type Props = Editing & { other: SavedQuestionList | undefined };

/** The numbered list, with just deleted questions in their places, and a way to add one. */
export function QuestionList({ other, ...editing }: Props) {
  const { working, actions, locale } = editing;
  const { copy } = working;
  const visible = visibleQuestions(copy);
  const [first] = visible;
  const { t, fullName } = useTranslation();
  const deletedBefore = justDeletedBefore(copy.questions, actions.justDeleted);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h4>{t(questionsEditingMessages.count, { count: visible.length })}</h4>
        <Button
          {...fullName(sharedMessages.add, questionsEditingMessages.addQuestion)}
          onClick={() => actions.open(null)}
        >
          <Icon name="plus" />
          {t(sharedMessages.add)}
        </Button>
      </div>
      {visible.length === 0 && <NoQuestions {...editing} other={other} />}
      <JustDeletedRows questions={deletedBefore(first?.key)} actions={actions} />
      <SortableList
        items={visible}
        keyOf={({ key }) => key}
        nameOf={(_, index) => message(questionsEditingMessages.inSentence, { number: index + 1 })}
        onMove={actions.move}
        noun={questionsEditingMessages.question}
        label={questionLanguages[locale].list}
        renderItem={(question, index) => (
          <Fragment>
            <QuestionRow {...editing} question={question} number={index + 1} />
            {index + 1 < visible.length && (
              <JustDeletedRows
                questions={deletedBefore(visible[index + 1]?.key)}
                actions={actions}
              />
            )}
          </Fragment>
        )}
      />
      {visible.length > 0 && (
        <JustDeletedRows questions={deletedBefore(undefined)} actions={actions} />
      )}
      {copy.field?.of === null ? (
        <QuestionField
          {...editing}
          field={copy.field}
          label={questionsEditingMessages.newQuestion}
        />
      ) : (
        <button
          type="button"
          id={ids.add}
          className={styles.add}
          onClick={() => actions.open(null)}
        >
          <Icon name="plus" />
          {t(questionsEditingMessages.addNew)}
        </button>
      )}
    </div>
  );
}

/** Finds the just deleted questions right before the question `next`; at the end if undefined. */
function justDeletedBefore(questions: readonly EditedQuestion[], justDeleted: readonly string[]) {
  return (next: string | undefined) => {
    const end = next === undefined ? questions.length : questions.findIndex(isNext);
    const start = questions.findLastIndex(({ isDeleted }, at) => at < end && !isDeleted) + 1;
    return questions.slice(start, end).filter(({ key }) => justDeleted.includes(key));

    function isNext({ key }: EditedQuestion) {
      return key === next;
    }
  };
}

type JustDeletedProps = { questions: readonly EditedQuestion[]; actions: QuestionActions };

const JustDeletedRows = ({ questions, actions }: JustDeletedProps) =>
  questions.map((question) => (
    <JustDeleted key={question.key} question={question} actions={actions} />
  ));

function NoQuestions({ actions, locale, other }: Props) {
  const others = other?.reflection_questions.map(({ question }) => question) ?? [];
  const { startFrom } = questionLanguages[otherLanguage(locale)];
  const { t } = useTranslation();
  const action = others.length > 0 && (
    <Button onClick={() => actions.startFrom(others)}>
      {t(startFrom, { number: others.length })}
    </Button>
  );
  return <Empty action={action}>{t(questionLanguages[locale].none)}</Empty>;
}
