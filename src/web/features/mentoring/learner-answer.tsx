import type { Question, Reflection } from '#contract/mentoring.ts';
import { dayAndTime } from '#web/platform/format.ts';
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
      <AskedFor title="Asked for last time" note={note} />
      <WrittenText
        title={`${user.name}'s answer`}
        text={answer?.answer ?? ''}
        instead={isOpen ? 'Nothing is written here yet.' : `${user.name} left this question empty.`}
        foot={
          answer && answer.versions.length > 0 && <WhetherChanged {...answer} isOpen={isOpen} />
        }
      />
    </div>
  );
}

type Changed = { changed_since: boolean; updated_at: string; isOpen: boolean };

function WhetherChanged({ changed_since, updated_at, isOpen }: Changed) {
  if (changed_since) {
    return (
      <>
        <Status tone="info">Changed since</Status> {dayAndTime(updated_at)}
      </>
    );
  }
  return <Status tone="muted">{isOpen ? 'Not changed yet' : 'Not changed since'}</Status>;
}
