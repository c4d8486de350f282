import type { Reflection } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import styles from '#web/ui/paper.module.css';
import { WrittenText } from '#web/ui/written-text.tsx';
import { Notes } from './notes.tsx';
import { PublishedReview } from './published-review.tsx';

/** On paper: every question, answer and review in one document. */
export function Paper({ reflection }: { reflection: Reflection }) {
  const { name, user, area, completed_at, certificate, questions } = reflection;
  return (
    <article className={styles.paper}>
      <h1>{name}</h1>
      <p>
        Reflection by {user.name} in {area.name}
        {completed_at && `, signed off ${day(completed_at)}`}
        {certificate && `, certificate ${certificate.number}`}
      </p>
      {questions.map((question, index) => (
        <section key={question.uuid}>
          <h2>
            {index + 1}. {question.question}
          </h2>
          <WrittenText
            title="Answer"
            text={question.answers[0]?.answer ?? ''}
            instead="No answer was written."
          />
          <PublishedReview question={question} />
        </section>
      ))}
      <Notes reflection={reflection} />
    </article>
  );
}
