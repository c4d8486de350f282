import { Fragment } from 'react';
import type { QuestionLocale } from '#contract/questions.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SortableList } from '#web/ui/sortable-list.tsx';
import { JustDeleted } from './just-deleted.tsx';
import { languages, otherThan } from './languages.ts';
import { QuestionField } from './question-field.tsx';
import styles from './question-list.module.css';
import { QuestionRow } from './question-row.tsx';
import type { QuestionList as Saved } from './refusals.ts';
import { type Acts, ids } from './use-acts.ts';
import type { Saving } from './use-save.ts';
import type { Working } from './use-working-copy.ts';
import { type Question, shown } from './working-copy.ts';

export type Editing = { working: Working; saving: Saving; acts: Acts; locale: QuestionLocale };

type Props = Editing & { other: Saved | undefined };

/** The numbered list, what was deleted from it a moment ago, and a way to add to it. */
export function QuestionList({ other, ...editing }: Props) {
  const { working, acts, locale } = editing;
  const { copy } = working;
  const live = shown(copy);
  const [first] = live;
  const { t, fullName } = useText();
  const gone = justDeletedBefore(copy.questions, acts.fresh);
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <h4>{t(questionsEditingText.count, { count: live.length })}</h4>
        <Button
          {...fullName(sharedText.add, questionsEditingText.addQuestion)}
          onClick={() => acts.open(null)}
        >
          <Icon name="plus" />
          {t(sharedText.add)}
        </Button>
      </div>
      {live.length === 0 && <NoQuestions {...editing} other={other} />}
      <Gone questions={gone(first?.key)} acts={acts} />
      <SortableList
        items={live}
        keyOf={({ key }) => key}
        nameOf={(_, index) => say(questionsEditingText.inSentence, { number: index + 1 })}
        onMove={acts.move}
        noun={questionsEditingText.question}
        label={languages[locale].list}
        renderItem={(question, index) => (
          <Fragment>
            <QuestionRow {...editing} question={question} number={index + 1} />
            {index + 1 < live.length && <Gone questions={gone(live[index + 1]?.key)} acts={acts} />}
          </Fragment>
        )}
      />
      {live.length > 0 && <Gone questions={gone(undefined)} acts={acts} />}
      {copy.field?.of === null ? (
        <QuestionField {...editing} field={copy.field} label={questionsEditingText.newQuestion} />
      ) : (
        <button type="button" id={ids.add} className={styles.add} onClick={() => acts.open(null)}>
          <Icon name="plus" />
          {t(questionsEditingText.addNew)}
        </button>
      )}
    </div>
  );
}

/** In place of their rows: each stands before the question that followed it. */
function justDeletedBefore(questions: readonly Question[], fresh: readonly string[]) {
  return (next: string | undefined) => {
    const end = next === undefined ? questions.length : questions.findIndex(isNext);
    const start = questions.findLastIndex(({ isDeleted }, at) => at < end && !isDeleted) + 1;
    return questions.slice(start, end).filter(({ key }) => fresh.includes(key));

    function isNext({ key }: Question) {
      return key === next;
    }
  };
}

const Gone = ({ questions, acts }: { questions: readonly Question[]; acts: Acts }) =>
  questions.map((question) => <JustDeleted key={question.key} question={question} acts={acts} />);

function NoQuestions({ acts, locale, other }: Props) {
  const others = other?.reflection_questions ?? [];
  const { startFrom } = languages[otherThan(locale)];
  const { t } = useText();
  const action = others.length > 0 && (
    <Button onClick={() => acts.startFrom(others)}>
      {t(startFrom, { number: others.length })}
    </Button>
  );
  return <Empty action={action}>{t(languages[locale].none)}</Empty>;
}
