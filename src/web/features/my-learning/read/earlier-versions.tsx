import type { AnswerVersion, Question } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import styles from './earlier-versions.module.css';

/** What was sent back, folded away: of text that was written nothing ever disappears. */
export function EarlierVersions({ question: { answers } }: { question: Question }) {
  const versions = answers[0]?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <Disclosure title={answeringMessages.before}>
      {versions.map((version) => (
        <Version key={version.round} version={version} />
      ))}
    </Disclosure>
  );
}

function Version({ version }: { version: AnswerVersion }) {
  const { answer, sent_back_at, note, reviews } = version;
  const [review] = reviews;
  return (
    <div className={styles.version}>
      <ReadOnlyText
        title={message(answeringMessages.answerSentBack, { at: new Date(sent_back_at) })}
        text={answer}
        instead={answeringMessages.wasEmpty}
      />
      {note && <ReadOnlyText title={answeringMessages.askedForThen} text={note} />}
      {review && (
        <ReadOnlyText
          title={message(progressMessages.reviewBy, { reviewer: review.reviewer.name })}
          text={review.review}
        />
      )}
    </div>
  );
}
