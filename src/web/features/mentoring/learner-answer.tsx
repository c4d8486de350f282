import type { Question, Reflection } from '#contract/mentoring.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { say } from '#texts/text.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { AskedFor } from '#web/ui/asked-for.tsx';
import { Status } from '#web/ui/status.tsx';
import { WrittenText } from '#web/ui/written-text.tsx';
import { askedBefore } from './marks.ts';
import styles from './step.module.css';
import { currentAnswer } from './steps.ts';

type Props = { reflection: Reflection; question: Question };

/** The answer as it is now, under what was last asked of it. */
export function LearnerAnswer({ reflection: { user, status }, question }: Props) {
  const isOpen = status === 'in_progress';
  const note = status === 'complete' ? '' : askedBefore(question);
  const answer = currentAnswer(question);
  return (
    <div className={styles.answer}>
      <AskedFor title={reviewingText.askedLastTime} note={note} />
      <WrittenText
        title={say(reviewingText.answerOf, { learner: user.name })}
        text={answer?.answer ?? ''}
        instead={
          isOpen ? reviewingText.nothingYet : say(reviewingText.leftEmpty, { learner: user.name })
        }
        foot={
          answer && answer.versions.length > 0 && <WhetherChanged {...answer} isOpen={isOpen} />
        }
      />
    </div>
  );
}

type Changed = { changed_since: boolean; updated_at: string; isOpen: boolean };

function WhetherChanged({ changed_since, updated_at, isOpen }: Changed) {
  const { t } = useText();
  if (changed_since) {
    return (
      <>
        <Status tone="info">{t(reviewingText.changedSince)}</Status> {t(dayAndTime(updated_at))}
      </>
    );
  }
  const text = isOpen ? reviewingText.notChangedYet : reviewingText.notChangedSince;
  return <Status tone="muted">{t(text)}</Status>;
}
