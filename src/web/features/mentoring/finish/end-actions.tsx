import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { type WaitingReflection, worklist } from '#contract/mentoring/worklist.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { ReturnToLearning } from '#web/features/mentoring/learner/return-to-learning.tsx';
import styles from '#web/features/mentoring/review/step.module.css';
import { BackLink } from '#web/features/mentoring/review/step-actions.tsx';
import { NextWaiting } from '#web/features/mentoring/worklist/next-waiting.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';

type Props = { reflection: Reflection; step: Step; isFinished: boolean };

/** Where to go from here: once it is signed off or sent back, to the next that waits. */
export function EndActions({ reflection, step, isFinished }: Props) {
  const { t } = useTranslation();
  const next = useNextWaiting(isFinished);
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <div className={styles.later}>
        <ReturnToLearning learner={reflection.user} />
      </div>
      <div className={styles.actions} data-own-bar="">
        {step.number > 1 && !isFinished && <BackLink reflection={reflection} step={step} />}
        <ButtonLink
          to="/dashboard"
          variant={isFinished && !next ? 'primary' : 'secondary'}
          className={styles.main}
        >
          {t(reviewingMessages.backToList)}
        </ButtonLink>
        {next && <NextWaiting next={next} className={styles.main ?? ''} />}
      </div>
    </div>
  );
}

/** The next reflection that waits, and never one that another mentor is at. */
function useNextWaiting(enabled: boolean): WaitingReflection | undefined {
  const query = { offered: '1', per_page: 1 } as const;
  const { data, isFetching } = useQuery({ ...read(worklist, { query }), enabled });
  // Until it is refetched, the list still holds the one just finished.
  return enabled && !isFetching ? data?.worklist.data[0] : undefined;
}
