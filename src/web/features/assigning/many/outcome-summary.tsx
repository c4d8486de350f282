import type { Outcome } from '#contract/mentoring/assignments.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Sentences } from '#web/ui/sentences/sentences.tsx';
import styles from './assign-many-screen.module.css';
import { outcomeReasons, outcomeSummary } from './outcomes.ts';

type Props = { outcomes: readonly Outcome[]; isDone?: boolean };

/** The totals above the rows, and why some learners get less. */
export function OutcomeSummary({ outcomes, isDone = false }: Props) {
  const reasons = outcomeReasons(outcomes, { isDone });
  const { t } = useTranslation();
  return (
    <div>
      <h2>{t(outcomeSummary(outcomes, { isDone }))}</h2>
      {reasons.length > 0 && (
        <p className={styles.why}>
          <Sentences of={reasons} />
        </p>
      )}
    </div>
  );
}
