import type { Question, Reflection } from '#contract/mentoring.ts';
import type { QuestionLocale } from '#contract/questions.ts';
import { answeringText } from '#texts/answering.ts';
import { type Sayable, say } from '#texts/text.ts';
import { QuestionWords } from '#web/platform/progress/question-words.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './check.module.css';
import { Notes } from './notes.tsx';
import { QuestionLink } from './question-link.tsx';
import type { QuestionState } from './question-state.ts';

type Props = { reflection: Reflection; states: readonly QuestionState[] };
type Row = { question: Question; number: number; state: QuestionState };

/** Of one sent back: what has changed, and what was asked for and has not. */
export function CheckAgain({ reflection, states }: Props) {
  const { t } = useText();
  const { questions, returned_to, locale } = reflection;
  const rows = questions.map((question, index) => ({
    question,
    number: index + 1,
    state: states[index] ?? 'empty',
  }));
  const of = (state: QuestionState) => rows.filter((row) => row.state === state);
  const isUnchanged = of('again').length > 0;
  return (
    <>
      <Rows title={answeringText.changed} rows={of('changed')} locale={locale} />
      <Rows title={answeringText.withoutAnswer} rows={of('empty')} locale={locale} />
      <Rows title={answeringText.notChanged} rows={of('again')} locale={locale} />
      {isUnchanged && <Notice tone="info">{t(unchangedSeen(returned_to))}</Notice>}
      <Notes reflection={reflection} />
      <p>{t(whenSubmitted(returned_to))}</p>
    </>
  );
}

type Mentor = Reflection['returned_to'];

const unchangedSeen = (mentor: Mentor): Sayable =>
  mentor
    ? say(answeringText.unchangedSeenBy, { mentor: mentor.name })
    : answeringText.unchangedSeen;

const whenSubmitted = (mentor: Mentor): Sayable =>
  mentor
    ? say(answeringText.whenSubmittedAgainTo, { mentor: mentor.name })
    : answeringText.whenSubmittedAgain;

type RowsProps = { title: Sayable; rows: readonly Row[]; locale: QuestionLocale };

function Rows({ title, rows, locale }: RowsProps) {
  const { t } = useText();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t(title)}</h3>
      <ul className={styles.list}>
        {rows.map(({ question, number }) => (
          <li key={question.uuid}>
            <QuestionLink number={number}>
              <QuestionWords locale={locale}>{question.question}</QuestionWords>
            </QuestionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
