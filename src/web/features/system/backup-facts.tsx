import type { ReplyJson } from '#contract/endpoint.ts';
import type { systemFacts } from '#contract/system/overview.ts';
import { systemMessages } from '#messages/shell/system.ts';
import { formatDateTime } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';

type Backups = ReplyJson<typeof systemFacts>['system']['backups'];

/** When the last backup was made and when one was last restored; both are worth a warning when old. */
export function BackupFacts({ backups: { made, tested, problem } }: { backups: Backups }) {
  const { t } = useTranslation();
  return (
    <>
      <dt>{t(systemMessages.lastBackup)}</dt>
      <dd>
        <LastDone {...made} />
        {made.at === null && <> {t(systemMessages.backupSetting)}</>}
        {problem !== null && (
          <>
            {' '}
            <Status tone="danger">{t(systemMessages.backupFailed)}</Status>{' '}
            <span lang="en">{problem}</span>
          </>
        )}
      </dd>
      <dt>{t(systemMessages.restoreTest)}</dt>
      <dd>
        <LastDone {...tested} />
      </dd>
    </>
  );
}

function LastDone({ at, is_old }: Backups['made']) {
  const { t } = useTranslation();
  if (at === null) return <Status tone="warn">{t(systemMessages.neverDone)}</Status>;
  return (
    <>
      <Status tone={is_old ? 'warn' : 'ok'}>
        {t(is_old ? systemMessages.tooLongAgo : systemMessages.recently)}
      </Status>{' '}
      <time dateTime={at}>{t(formatDateTime(at))}</time>
    </>
  );
}
