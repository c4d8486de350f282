import type { Answer } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/overview.ts';
import { dayAndTime } from '#web/platform/format.ts';
import { Status } from '#web/ui/status.tsx';
import styles from './system.module.css';

type Props = { system: Answer<typeof systemFacts>['system'] };

/** What is known of the installation. Where nothing is known, that is said too. */
export function Facts({ system }: Props) {
  const { version, environment, started_at, postgres, mail, jobs, maintenance } = system;
  return (
    <dl className={styles.facts}>
      <dt>Version</dt>
      <dd>
        {version}, {environment}, running since{' '}
        <time dateTime={started_at}>{dayAndTime(started_at)}</time>
      </dd>
      <dt>PostgreSQL</dt>
      <dd>{postgres}</dd>
      <dt>Mail</dt>
      <dd>
        {mail === 'sent' ? (
          <Status tone="ok">Sent</Status>
        ) : (
          <>
            <Status tone="warn">Not sent</Status> No mail server is set, so mails are written to a
            folder.
          </>
        )}
      </dd>
      <dt>Jobs that wait</dt>
      <dd>{jobs.waiting.toLocaleString('en-NZ')}</dd>
      <dt>Jobs given up</dt>
      <dd>
        {jobs.failed === 0 ? (
          <Status tone="ok">None</Status>
        ) : (
          <>
            <Status tone="danger">{jobs.failed.toLocaleString('en-NZ')}</Status> The log of the
            server says why.
          </>
        )}
      </dd>
      <dt>Maintenance</dt>
      <dd>{maintenance ? <Status tone="warn">Closed</Status> : <Status tone="ok">Open</Status>}</dd>
      <dt>Last backup</dt>
      <dd>
        <Status tone="muted">Unknown</Status> Backups are not made from here yet.
      </dd>
    </dl>
  );
}
