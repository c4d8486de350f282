import type { Reflection } from '#contract/mentoring.ts';
import { day, dayAndTime } from '#web/platform/format.ts';
import { useIsPrinting } from '#web/platform/use-is-printing.ts';
import styles from '#web/ui/paper.module.css';
import { PrintedRounds } from './earlier-rounds.tsx';
import { LearnerAnswer } from './learner-answer.tsx';
import { ReadNotes, ReadReview } from './read-step.tsx';

/** On paper there are no steps: every question, answer and review in one document. */
export function PrintedReview({ reflection }: { reflection: Reflection }) {
  const { name, user, area, completed_at, certificate, reopened } = reflection;
  if (!useIsPrinting()) return null;
  return (
    <article className={styles.paper}>
      <h1>{name}</h1>
      <p>
        Reflection by {user.name} in {area.name}
        {completed_at && `, signed off ${day(completed_at)}`}
        {certificate && `, certificate ${certificate.number}`}
      </p>
      {reopened && (
        <p>
          Reopened by {reopened.by.name} on {dayAndTime(reopened.at)}: {reopened.reason}
        </p>
      )}
      {reflection.questions.map((question, index) => (
        <section key={question.uuid}>
          <h2>
            {index + 1}. {question.question}
          </h2>
          <LearnerAnswer reflection={reflection} question={question} />
          <ReadReview reflection={reflection} question={question} />
          <PrintedRounds reflection={reflection} question={question} />
        </section>
      ))}
      <ReadNotes reflection={reflection} />
    </article>
  );
}
