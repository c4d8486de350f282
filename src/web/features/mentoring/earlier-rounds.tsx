import type { AnswerVersion, Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { Status } from '#web/ui/status.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import styles from './earlier-rounds.module.css';
import { currentAnswer } from './steps.ts';

type Props = { reflection: Reflection; question: Question };

/** How the answer stood each time it was sent back, and what was said of it then. */
export function EarlierRounds({ reflection: { user }, question }: Props) {
  const versions = currentAnswer(question)?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <div>
      {versions.map((version) => (
        <Folded key={version.round} title={titleOf(version)}>
          <Round version={version} learner={user.name} />
        </Folded>
      ))}
    </div>
  );
}

/** On paper nothing folds. */
export function PrintedRounds({ reflection: { user }, question }: Props) {
  const { t } = useText();
  const versions = currentAnswer(question)?.versions ?? [];
  return versions.map((version) => (
    <div key={version.round}>
      <h3>{t(titleOf(version))}</h3>
      <Round version={version} learner={user.name} />
    </div>
  ));
}

const titleOf = ({ round, sent_back_at }: AnswerVersion) =>
  say(reviewingText.round, { round, at: new Date(sent_back_at) });

function Round({ version, learner }: { version: AnswerVersion; learner: string }) {
  const { t } = useText();
  const { answer, written_at, mark, note, reviews } = version;
  const [review] = reviews;
  return (
    <div className={styles.round}>
      <WrittenText
        title={say(reviewingText.answerThen, { learner })}
        text={answer}
        instead={say(reviewingText.leftEmptyThen, { learner })}
        foot={t(reviewingText.writtenAt, { at: new Date(written_at) })}
      />
      <div className={styles.said}>
        {mark === 'more' && <WrittenText title={reviewingText.morePlease} text={note} />}
        {mark === 'fine' && (
          <p>
            <Status tone="ok">{t(reviewingText.fine)}</Status>
          </p>
        )}
        {review && (
          <WrittenText
            title={say(reviewingText.reviewThenBy, { reviewer: review.reviewer.name })}
            text={review.review}
          />
        )}
      </div>
    </div>
  );
}
