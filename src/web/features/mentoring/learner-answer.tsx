import type { Question, Reflection } from '#contract/mentoring.ts';
import { message } from '#messages/message.ts';
import { reviewingMessages } from '#messages/reviewing.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { MentorRequest } from '#web/ui/mentor-request.tsx';
import { ReadOnlyText } from '#web/ui/read-only-text.tsx';
import { Status } from '#web/ui/status.tsx';
import { previousRequest } from './marks.ts';
import { currentAnswer } from './review-progress.ts';
import styles from './step.module.css';

type Props = { reflection: Reflection; question: Question };

/** The answer as it is now, under what was last asked of it. */
export function LearnerAnswer({ reflection: { user, status }, question }: Props) {
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
}

type Changed = { changed_since: boolean; updated_at: string; isOpen: boolean };

function ChangedSince({ changed_since, updated_at, isOpen }: Changed) {
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
