import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failedJobs, retryJobs } from '#contract/system/failed-jobs.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { failedJobsMessages } from '#messages/shell/failed-jobs.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { LiveRegion } from '#web/ui/live-region/live-region.tsx';
import table from '#web/ui/table/table.module.css';
import { FailedJobRow } from './failed-job-row.tsx';
import styles from './failed-jobs.module.css';

/** What was given up, why, and a way to try it again: one job, or all that are listed. */
export function FailedJobs() {
  const { t } = useTranslation();
  const { jobs, total } = useSuspenseQuery(read(failedJobs, {})).data;
  const outcome = useRef<HTMLDivElement>(null);
  const { retry, isBusy, feedback, problem } = useRetry(() => outcome.current?.focus());
  return (
    <>
      {jobs.length > 0 && <p>{t(failedJobsMessages.about)}</p>}
      <div ref={outcome} tabIndex={-1}>
        <LiveRegion>
          {feedback && <Callout tone="ok">{t(feedback)}</Callout>}
          {jobs.length === 0 && !feedback && <p>{t(failedJobsMessages.none)}</p>}
        </LiveRegion>
      </div>
      {problem && (
        <Callout tone="danger" role="alert">
          {t(problem)}
        </Callout>
      )}
      {jobs.length > 0 && (
        <>
          <table className={`${table.frame} ${styles.jobs}`} aria-labelledby="failed-jobs">
            <thead>
              <tr>
                <th scope="col">{t(failedJobsMessages.job)}</th>
                <th scope="col">{t(failedJobsMessages.reason)}</th>
                <th scope="col">{t(failedJobsMessages.givenUp)}</th>
                <th scope="col">
                  <span className="visually-hidden">{t(failedJobsMessages.action)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {jobs.map((job) => (
                <FailedJobRow
                  key={job.uuid}
                  job={job}
                  isBusy={isBusy}
                  onRetry={() => void retry([job.uuid])}
                />
              ))}
            </tbody>
          </table>
          {total > jobs.length && (
            <p>{t(failedJobsMessages.more, { shown: jobs.length, total })}</p>
          )}
          {jobs.length > 1 && (
            <div>
              <Button busy={isBusy} onClick={() => void retry(jobs.map(({ uuid }) => uuid))}>
                {t(failedJobsMessages.tryAllAgain, { count: jobs.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

/** What was pressed goes with its row, so the focus needs another place. */
function useRetry(onQueued: () => void) {
  const write = useWrite(retryJobs);
  const [feedback, setFeedback] = useState<DisplayText>('');
  const [problem, setProblem] = useState<DisplayText | null>(null);
  const [retry, isBusy] = useOneAtATime(async (jobs: string[]) => {
    setFeedback('');
    setProblem(null);
    try {
      const { queued: count } = await write.mutateAsync({ body: { jobs } });
      setFeedback(
        count === 0
          ? failedJobsMessages.alreadyQueued
          : message(failedJobsMessages.queued, { count }),
      );
      onQueued();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });
  return { retry, isBusy, feedback, problem };
}
