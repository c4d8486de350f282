import type { AnswerVersion, Question, Reflection } from '#contract/mentoring.ts';
import { day, dayAndTime } from '#web/platform/format.ts';
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
  const versions = currentAnswer(question)?.versions ?? [];
  return versions.map((version) => (
    <div key={version.round}>
      <h3>{titleOf(version)}</h3>
      <Round version={version} learner={user.name} />
    </div>
  ));
}

const titleOf = ({ round, sent_back_at }: AnswerVersion) =>
  `Round ${round}, sent back ${day(sent_back_at)}`;

function Round({ version, learner }: { version: AnswerVersion; learner: string }) {
  const { answer, written_at, mark, note, reviews } = version;
  const [review] = reviews;
  return (
    <div className={styles.round}>
      <WrittenText
        title={`${learner}'s answer then`}
        text={answer}
        instead={`${learner} had left this question empty.`}
        foot={`Written ${dayAndTime(written_at)}`}
      />
      <div className={styles.said}>
        {mark === 'more' ? (
          <WrittenText title="More please" text={note} />
        ) : (
          <p>
            <Status tone="ok">Fine</Status>
          </p>
        )}
        {review && (
          <WrittenText title={`Review by ${review.reviewer.name} then`} text={review.review} />
        )}
      </div>
    </div>
  );
}
