import type { Reflection } from '#contract/mentoring.ts';
import { day } from '#web/platform/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './standing.module.css';

type Props = { reflection: Reflection; submittedHere: boolean };

/** Whose turn it is since when, and what that means for whoever reads. */
export function Standing({ reflection, submittedHere }: Props) {
  const { status, turn, completed_at } = reflection;
  if (status === 'complete') {
    return (
      <Notice tone="ok">
        <strong>Complete, signed off on {day(completed_at ?? turn.since)}.</strong> You can read it
        and print it; nothing can change any more.
      </Notice>
    );
  }
  return (
    <Notice tone="info" role="status">
      <h2 className={styles.words} tabIndex={-1} ref={submittedHere ? takeFocus : undefined}>
        {submittedHere && 'Submitted. '}With your mentor since {day(turn.since)}.
      </h2>
      <p>{whatItMeans(reflection)}</p>
    </Notice>
  );
}

function whatItMeans({ reopened, turn }: Reflection): string {
  if (reopened && reopened.at === turn.since) {
    return `${reopened.by.name} undid the sign-off on ${day(reopened.at)}. Your answers stay as they are, and there is nothing for you to do: your mentor looks at it again.`;
  }
  return 'You can read your answers here. They open again only if your mentor asks for more.';
}

/** The button that was pressed is gone, and this is what came of it. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
