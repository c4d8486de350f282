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

/** Before submitting again: which answers have changed, and which were asked for and have not. */
export function CheckAgain({ reflection, states }: Props) {
  const { t } = useTranslation();
  const { questions, returned_to, locale } = reflection;
  const rows = questions.map((question, index) => ({
    question,
    number: index + 1,
    state: states[index] ?? 'empty',
  }));
  const rowsIn = (state: QuestionState) => rows.filter((row) => row.state === state);
  const isUnchanged = rowsIn('again').length > 0;
  return (
    <>
      <Rows title={answeringMessages.changed} rows={rowsIn('changed')} locale={locale} />
      <Rows title={answeringMessages.withoutAnswer} rows={rowsIn('empty')} locale={locale} />
      <Rows title={answeringMessages.notChanged} rows={rowsIn('again')} locale={locale} />
      {isUnchanged && <Callout tone="info">{t(unchangedMessage(returned_to))}</Callout>}
      <Notes reflection={reflection} />
      <p>{t(submittedMessage(returned_to))}</p>
    </>
  );
}

type Mentor = Reflection['returned_to'];

const unchangedMessage = (mentor: Mentor): Translatable =>
  mentor
    ? message(answeringMessages.unchangedSeenBy, { mentor: mentor.name })
    : answeringMessages.unchangedSeen;

const submittedMessage = (mentor: Mentor): Translatable =>
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
