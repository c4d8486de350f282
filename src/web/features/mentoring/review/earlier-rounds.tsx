import { memo } from 'react';
import type { AnswerVersion, Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Status } from '#web/ui/status/status.tsx';
import styles from './earlier-rounds.module.css';
import { currentAnswer } from './review-progress.ts';

type Props = { reflection: Reflection; question: Question };

/** The answer as it was each time it was sent back, with its mark, note and review. Typing leaves it alone. */
export const EarlierRounds = memo(function EarlierRounds({ reflection, question }: Props) {
  const { user } = reflection;
  const versions = currentAnswer(question)?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <div>
      {versions.map((version) => (
        <Disclosure key={version.round} title={titleOf(version)}>
          <Round version={version} learner={user.name} />
        </Disclosure>
      ))}
    </div>
  );
});

/** In print nothing is collapsed. */
export function PrintedRounds({ reflection: { user }, question }: Props) {
  const { t } = useTranslation();
  const versions = currentAnswer(question)?.versions ?? [];
  return versions.map((version) => (
    <div key={version.round}>
      <h3>{t(titleOf(version))}</h3>
      <Round version={version} learner={user.name} />
    </div>
  ));
}

const titleOf = ({ round, sent_back_at }: AnswerVersion) =>
  message(reviewingMessages.round, { round, at: new Date(sent_back_at) });

function Round({ version, learner }: { version: AnswerVersion; learner: string }) {
  const { t } = useTranslation();
  const { answer, written_at, mark, note, reviews } = version;
  const [review] = reviews;
  return (
    <div className={styles.round}>
      <ReadOnlyText
        title={message(reviewingMessages.answerThen, { learner })}
        text={answer}
        instead={message(reviewingMessages.leftEmptyThen, { learner })}
        foot={t(reviewingMessages.writtenAt, { at: new Date(written_at) })}
      />
      <div className={styles.review}>
        {mark === 'more' && <ReadOnlyText title={reviewingMessages.morePlease} text={note} />}
        {mark === 'fine' && (
          <p>
            <Status tone="ok">{t(reviewingMessages.fine)}</Status>
          </p>
        )}
        {review && (
          <ReadOnlyText
            title={message(reviewingMessages.reviewThenBy, { reviewer: review.reviewer.name })}
            text={review.review}
          />
        )}
      </div>
    </div>
  );
}
