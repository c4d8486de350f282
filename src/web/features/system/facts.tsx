import type { Answer } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/overview.ts';
import { systemText } from '#texts/system.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './system.module.css';

type Props = { system: Answer<typeof systemFacts>['system'] };

/** What is known of the installation. Where nothing is known, that is said too. */
export function Facts({ system }: Props) {
  const { t } = useText();
  const { version, environment, started_at, postgres, mail, jobs, maintenance } = system;
  return (
    <dl className={styles.facts}>
      <dt>{t(systemText.version)}</dt>
      <dd>
        {t(systemText.running, {
          version,
          environment,
          at: <time dateTime={started_at}>{t(dayAndTime(started_at))}</time>,
        })}
      </dd>
      <dt>{t(systemText.database)}</dt>
      <dd>{postgres}</dd>
      <dt>{t(systemText.mail)}</dt>
      <dd>
        {mail === 'sent' ? (
          <Status tone="ok">{t(systemText.sent)}</Status>
        ) : (
          <>
            <Status tone="warn">{t(systemText.notSent)}</Status> {t(systemText.mailsToFolder)}
          </>
        )}
      </dd>
      <dt>{t(systemText.waitingJobs)}</dt>
      <dd>{t(systemText.number, { number: jobs.waiting })}</dd>
      <dt>{t(systemText.failedJobs)}</dt>
      <dd>
        {jobs.failed === 0 ? (
          <Status tone="ok">{t(systemText.noFailedJobs)}</Status>
        ) : (
          <>
            <Status tone="danger">{t(systemText.number, { number: jobs.failed })}</Status>{' '}
            {t(systemText.logSaysWhy)}
          </>
        )}
      </dd>
      <dt>{t(systemText.maintenance)}</dt>
      <dd>
        {maintenance ? (
          <Status tone="warn">{t(systemText.closed)}</Status>
        ) : (
          <Status tone="ok">{t(systemText.open)}</Status>
        )}
      </dd>
      <dt>{t(systemText.lastBackup)}</dt>
      <dd>
        <Status tone="muted">{t(systemText.unknown)}</Status> {t(systemText.noBackups)}
      </dd>
    </dl>
  );
}
