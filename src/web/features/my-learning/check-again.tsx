import type { Question, Reflection } from '#contract/mentoring.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './check.module.css';
import { Notes } from './notes.tsx';
import { QuestionLink } from './question-link.tsx';
import type { QuestionState } from './question-state.ts';

type Props = { reflection: Reflection; states: readonly QuestionState[] };
type Row = { question: Question; number: number; state: QuestionState };

/** Of one sent back: what has changed, and what was asked for and has not. */
export function CheckAgain({ reflection, states }: Props) {
  const { questions, returned_to } = reflection;
  const rows = questions.map((question, index) => ({
    ...{ question, number: index + 1, state: states[index] ?? 'empty' },
  }));
  const of = (state: QuestionState) => rows.filter((row) => row.state === state);
  const isUnchanged = of('again').length > 0;
  const mentor = returned_to?.name ?? 'your mentor';
  return (
    <>
      <Rows title="Changed" rows={of('changed')} />
      <Rows title="Without an answer now" rows={of('empty')} />
      <Rows title="Asked for, and not changed" rows={of('again')} />
      {isUnchanged && (
        <Notice tone="info">
          You can submit it like this. {mentor} will see which answers stayed as they were.
        </Notice>
      )}
      <Notes reflection={reflection} />
      <p>
        When you submit again, it goes back to {mentor}. You can read your answers then, and change
        them only if more is asked for.
      </p>
    </>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ question, number }) => (
          <li key={question.uuid}>
            <QuestionLink number={number}>{question.question}</QuestionLink>
          </li>
        ))}
      </ul>
    </>
  );
}
