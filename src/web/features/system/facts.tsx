import type { ReplyJson } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/system/overview.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';
import { BackupFacts } from './backup-facts.tsx';
import styles from './system.module.css';

type Props = { system: ReplyJson<typeof systemFacts>['system'] };

/** The state of the installation. */
export function Facts({ system }: Props) {
  const { t } = useTranslation();
  const { version, environment, started_at, postgres, jobs, maintenance, backups } = system;
  return (
    <dl className={styles.facts}>
      <dt>{t(systemMessages.version)}</dt>
      <dd>
        {t(systemMessages.running, {
          version,
          environment,
          at: <time dateTime={started_at}>{t(formatDateTime(started_at))}</time>,
        })}
      </dd>
      <dt>{t(systemMessages.database)}</dt>
      <dd>{postgres}</dd>
      <dt>{t(systemMessages.mail)}</dt>
      <dd>
        <MailFact mail={system.mail} failure={system.mail_failure} />
      </dd>
      <dt>{t(systemMessages.waitingJobs)}</dt>
      <dd>{t(systemMessages.number, { number: jobs.waiting })}</dd>
      <dt>{t(systemMessages.failedJobs)}</dt>
      <dd>
        {jobs.failed === 0 ? (
          <Status tone="ok">{t(systemMessages.noFailedJobs)}</Status>
        ) : (
          <>
            <Status tone="danger">{t(systemMessages.number, { number: jobs.failed })}</Status>{' '}
            <a href="#failed-jobs">{t(systemMessages.whyAndAgain)}</a>
          </>
        )}
      </dd>
      <dt>{t(systemMessages.maintenance)}</dt>
      <dd>
        {maintenance ? (
          <Status tone="warn">{t(systemMessages.closed)}</Status>
        ) : (
          <Status tone="ok">{t(systemMessages.open)}</Status>
        )}
      </dd>
      <BackupFacts backups={backups} />
    </dl>
  );
}

type System = Props['system'];

/** That a mail server is set says little: what counts is whether it took the newest mail. */
function MailFact({ mail, failure }: Pick<System, 'mail'> & { failure: System['mail_failure'] }) {
  const { t } = useTranslation();
  if (failure) {
    const at = <time dateTime={failure.at}>{t(formatDateTime(failure.at))}</time>;
    return (
      <>
        <Status tone="danger">{t(systemMessages.mailFails)}</Status>{' '}
        {t(systemMessages.lastTry, { at })} <span lang="en">{failure.reason}</span>
      </>
    );
  }
  if (mail === 'sent') return <Status tone="ok">{t(systemMessages.sent)}</Status>;
  return (
    <>
      <Status tone="warn">{t(systemMessages.notSent)}</Status> {t(systemMessages.mailsToFolder)}
    </>
  );
}
