import type { AnswerVersion, Question } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { Folded } from '#web/ui/folded.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import styles from './earlier-versions.module.css';

/** What was sent back, folded away: of text that was written nothing ever disappears. */
export function EarlierVersions({ question: { answers } }: { question: Question }) {
  const versions = answers[0]?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <Folded title="What you wrote before">
      {versions.map((version) => (
        <Version key={version.round} version={version} />
      ))}
    </Folded>
  );
}

function Version({ version }: { version: AnswerVersion }) {
  const { answer, sent_back_at, note, reviews } = version;
  const [review] = reviews;
  return (
    <div className={styles.version}>
      <WrittenText
        title={`Your answer as it was sent back on ${day(sent_back_at)}`}
        text={answer}
        instead="It was empty."
      />
      {note && <WrittenText title="What was asked for then" text={note} />}
      {review && <WrittenText title={`Review by ${review.reviewer.name}`} text={review.review} />}
    </div>
  );
}
