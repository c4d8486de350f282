import type { AnswerVersion, Question } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import { progressText } from '#texts/progress.ts';
import { say } from '#texts/text.ts';
import { Folded } from '#web/ui/folded.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import styles from './earlier-versions.module.css';

/** What was sent back, folded away: of text that was written nothing ever disappears. */
export function EarlierVersions({ question: { answers } }: { question: Question }) {
  const versions = answers[0]?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <Folded title={answeringText.before}>
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
        title={say(answeringText.answerSentBack, { at: new Date(sent_back_at) })}
        text={answer}
        instead={answeringText.wasEmpty}
      />
      {note && <WrittenText title={answeringText.askedForThen} text={note} />}
      {review && (
        <WrittenText
          title={say(progressText.reviewBy, { reviewer: review.reviewer.name })}
          text={review.review}
        />
      )}
    </div>
  );
}
