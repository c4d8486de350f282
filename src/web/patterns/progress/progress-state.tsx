import type { AreaState, ProgressState } from '#contract/mentoring/progress.ts';
import { message } from '#lib/messages/message.ts';
import { learnerProgressMessages as texts } from '#messages/mentoring/learner-progress.ts';
import { formatElapsed } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './progress-state.module.css';

export const progressStateLabels = {
  not_started: texts.notStarted,
  in_progress: texts.inProgress,
  sent_back: texts.sentBack,
  review: texts.review,
  complete: texts.complete,
} as const satisfies Record<ProgressState, unknown>;

/** How far a learner is in an area: a mark, the state in words, and the steps done. */
export function ProgressStateWords({ of }: { of: AreaState }) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.state} ${styles[of.state]}`}>
      <Mark of={of} />
      <span className={styles.words}>
        {t(progressStateLabels[of.state])} <span className={styles.steps}>{t(stepsOf(of))}</span>
      </span>
    </span>
  );
}

function stepsOf({ done, total, waiting_since, state, assigned }: AreaState) {
  const steps =
    state === 'review' && waiting_since
      ? message(texts.stepsAndWait, { done, total, span: formatElapsed(waiting_since) })
      : message(texts.steps, { done, total });
  return assigned ? steps : message(texts.noLongerAssigned, { steps });
}

/** Of another shape for each state, so that it is told apart in grey print. */
function Mark({ of: { state, done, total } }: { of: AreaState }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.mark} aria-hidden="true">
      {state === 'review' ? (
        <path d="M8 1l7 7-7 7-7-7z" className={styles.full} />
      ) : (
        <circle
          cx="8"
          cy="8"
          r="6.5"
          className={state === 'complete' ? styles.full : styles.ring}
        />
      )}
      {state === 'in_progress' && <Slice share={done / total} />}
      {state === 'sent_back' && <path d="M11 10.5V9H5m2-2L5 9l2 2" className={styles.line} />}
      {state === 'complete' && <path d="M5 8.2l2.2 2.3L11.2 6" className={styles.tick} />}
    </svg>
  );
}

/** The share that is done, clockwise from the top; of nothing yet a dot. */
function Slice({ share }: { share: number }) {
  if (share === 0) return <circle cx="8" cy="8" r="1.5" className={styles.full} />;
  const angle = 2 * Math.PI * share;
  const [x, y] = [8 + 4.5 * Math.sin(angle), 8 - 4.5 * Math.cos(angle)];
  return (
    <path
      d={`M8 8V3.5A4.5 4.5 0 ${share > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}z`}
      className={styles.full}
    />
  );
}
