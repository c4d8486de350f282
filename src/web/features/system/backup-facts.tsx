import type { ReplyJson } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/system/overview.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';

type Backups = ReplyJson<typeof systemFacts>['system']['backups'];

/** When the last backup was made and when one was last restored; both are worth a warning when old. */
export function BackupFacts({ backups }: { backups: Backups }) {
  const { made, tested, problem, failed, next, archive } = backups;
  const { t } = useTranslation();
  return (
    <>
      <dt>{t(systemMessages.lastBackup)}</dt>
      <dd>
        <LastDone {...made} />
        {made.at === null && next === null && <> {t(systemMessages.backupSetting)}</>}
        {made.at === null && next !== null && (
          <> {t(systemMessages.nextBackup, { at: <Moment at={next} /> })}</>
        )}
        {failed === 'made' && <Problem problem={problem} />}
      </dd>
      <dt>{t(systemMessages.restoreTest)}</dt>
      <dd>
        <LastDone {...tested} />
        {failed === 'tested' && <Problem problem={problem} />}
      </dd>
      {archive && (
        <>
          <dt>{t(systemMessages.pointInTime)}</dt>
          <dd>
            <ArchiveFacts {...archive} />
          </dd>
        </>
      )}
    </>
  );
}

function Problem({ problem }: Pick<Backups, 'problem'>) {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <Status tone="danger">{t(systemMessages.backupFailed)}</Status>{' '}
      <span lang="en">{problem}</span>
    </>
  );
}

/** From when on the database can be had again as it was at any moment, and what is in the way. */
function ArchiveFacts({ since, until, is_failing, problem }: NonNullable<Backups['archive']>) {
  const { t } = useTranslation();
  const isInTrouble = is_failing || problem !== null;
  return (
    <>
      {isInTrouble && <Status tone="danger">{t(systemMessages.archiveFailing)}</Status>}
      {!isInTrouble && since === null && <Status tone="warn">{t(systemMessages.noBaseYet)}</Status>}
      {!isInTrouble && since !== null && <Status tone="ok">{t(systemMessages.recently)}</Status>}{' '}
      {since !== null && t(systemMessages.anyMoment, { since: <Moment at={since} /> })}
      {until !== null && <> · {t(systemMessages.archivedLast, { at: <Moment at={until} /> })}</>}
      {is_failing && <p>{t(systemMessages.archiveAdvice)}</p>}
      {problem !== null && <p lang="en">{problem}</p>}
    </>
  );
}

function Moment({ at }: { at: string }) {
  const { t } = useTranslation();
  return <time dateTime={at}>{t(formatDateTime(at))}</time>;
}

function LastDone({ at, is_old }: Backups['made']) {
  const { t } = useTranslation();
  if (at === null) return <Status tone="warn">{t(systemMessages.neverDone)}</Status>;
  return (
    <>
      <Status tone={is_old ? 'warn' : 'ok'}>
        {t(is_old ? systemMessages.tooLongAgo : systemMessages.recently)}
      </Status>{' '}
      <Moment at={at} />
    </>
  );
}
