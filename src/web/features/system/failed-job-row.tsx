import { Link } from '@tanstack/react-router';
import type { FailedJob } from '#contract/system/failed-jobs.ts';
import { jobLabels } from '#contract/system/job-words.ts';
import { message } from '#lib/messages/message.ts';
import { failedJobsMessages } from '#messages/shell/failed-jobs.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import styles from './failed-jobs.module.css';

type Props = { job: FailedJob; isBusy: boolean; onRetry: () => void };

/** A job, whom it is about, why it was given up and when, and a button. */
export function FailedJobRow({ job, isBusy, onRetry }: Props) {
  const { t, fullName } = useTranslation();
  const { kind, about, reason, failed_at, tries } = job;
  const label = jobLabels[kind] ?? kind;
  return (
    <tr>
      <th scope="row">
        {t(label)}
        {about && (
          <span className={styles.about}>
            <About of={about} />
          </span>
        )}
      </th>
      <td className={styles.reason}>{reason || t(failedJobsMessages.noReason)}</td>
      <td>
        <time dateTime={failed_at}>{t(formatDateTime(failed_at))}</time>
        <span className={styles.about}>{t(failedJobsMessages.tries, { count: tries })}</span>
      </td>
      <td className={styles.act}>
        <Button
          busy={isBusy}
          onClick={onRetry}
          {...fullName(
            failedJobsMessages.tryAgain,
            message(failedJobsMessages.tryThisAgain, { job: label, at: formatDateTime(failed_at) }),
          )}
        >
          {t(failedJobsMessages.tryAgain)}
        </Button>
      </td>
    </tr>
  );
}

function About({ of: { type, uuid, name } }: { of: NonNullable<FailedJob['about']> }) {
  return type === 'user' ? (
    <Link to="/users/$user" params={{ user: uuid }}>
      {name}
    </Link>
  ) : (
    <Link to="/imports/$import" params={{ import: uuid }}>
      {name}
    </Link>
  );
}
