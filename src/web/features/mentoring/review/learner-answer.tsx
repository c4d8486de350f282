import { memo } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import { message } from '#lib/messages/message.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { previousRequest } from '#web/features/mentoring/texts/marks.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { MentorRequest } from '#web/patterns/reflection/mentor-request.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text/read-only-text.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { currentAnswer } from './review-progress.ts';
import styles from './step.module.css';

type Props = { reflection: Reflection; question: Question };

/** The answer as it is now, below the mentor's last request for more. Typing beside it leaves it alone. */
export const LearnerAnswer = memo(function LearnerAnswer({ reflection, question }: Props) {
  const { user, status } = reflection;
  const isOpen = status === 'in_progress';
  const note = status === 'complete' ? '' : previousRequest(question);
  const answer = currentAnswer(question);
  return (
    <div className={styles.answer}>
      <MentorRequest title={reviewingMessages.askedLastTime} note={note} />
      <ReadOnlyText
        title={message(reviewingMessages.answerOf, { learner: user.name })}
        text={answer?.answer ?? ''}
        instead={
          isOpen
            ? reviewingMessages.nothingYet
            : message(reviewingMessages.leftEmpty, { learner: user.name })
        }
        foot={answer && answer.versions.length > 0 && <ChangedSince {...answer} isOpen={isOpen} />}
      />
    </div>
  );
});

type ChangedSinceProps = { changed_since: boolean; updated_at: string; isOpen: boolean };

function ChangedSince({ changed_since, updated_at, isOpen }: ChangedSinceProps) {
  const { t } = useTranslation();
  if (changed_since) {
    return (
      <>
        <Status tone="info">{t(reviewingMessages.changedSince)}</Status>{' '}
        {t(formatDateTime(updated_at))}
      </>
    );
  }
  const text = isOpen ? reviewingMessages.notChangedYet : reviewingMessages.notChangedSince;
  return <Status tone="muted">{t(text)}</Status>;
}
