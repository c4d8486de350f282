import type { QuestionLocale } from '#contract/learning/questions.ts';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message, type Translatable } from '#lib/messages/message.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { Notes } from '#web/features/my-learning/read/notes.tsx';
import { QuestionLink } from '#web/features/my-learning/write/question-link.tsx';
import type { QuestionState } from '#web/features/my-learning/write/question-state.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { QuestionText } from '#web/patterns/reflection/question-text.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './check.module.css';

type Props = { reflection: Reflection; states: readonly QuestionState[] };
type Row = { question: Question; number: number; state: QuestionState };

/** Of one sent back: what has changed, and what was asked for and has not. */
export function CheckAgain({ reflection, states }: Props) {
  const { t } = useTranslation();
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
      <Rows title={answeringMessages.changed} rows={of('changed')} locale={locale} />
      <Rows title={answeringMessages.withoutAnswer} rows={of('empty')} locale={locale} />
      <Rows title={answeringMessages.notChanged} rows={of('again')} locale={locale} />
      {isUnchanged && <Callout tone="info">{t(unchangedSeen(returned_to))}</Callout>}
      <Notes reflection={reflection} />
      <p>{t(whenSubmitted(returned_to))}</p>
    </>
  );
}

type Mentor = Reflection['returned_to'];

const unchangedSeen = (mentor: Mentor): Translatable =>
  mentor
    ? message(answeringMessages.unchangedSeenBy, { mentor: mentor.name })
    : answeringMessages.unchangedSeen;

const whenSubmitted = (mentor: Mentor): Translatable =>
  mentor
    ? message(answeringMessages.whenSubmittedAgainTo, { mentor: mentor.name })
    : answeringMessages.whenSubmittedAgain;

type RowsProps = { title: Translatable; rows: readonly Row[]; locale: QuestionLocale };

function Rows({ title, rows, locale }: RowsProps) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t(title)}</h3>
      <ul className={styles.list}>
        {rows.map(({ question, number }) => (
          <li key={question.uuid}>
            <QuestionLink number={number}>
              <QuestionText locale={locale}>{question.question}</QuestionText>
            </QuestionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
