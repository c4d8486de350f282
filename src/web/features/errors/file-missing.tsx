import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isServerUp, useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { NoConnection } from './connection-lost.tsx';
import { ErrorPanel } from './error-panel.tsx';

type Props = { onTryAgain: () => void };

/** The address at which the missing file was last requested a second time. */
let triedAgainAt: string | undefined;

const reloadedAtKey = 'loadedAgainAt';
const aMinute = 60_000;

/** Reloading at most once a minute keeps a file that stays missing from reloading for ever. */
const mayReload = () => Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) > aMinute;

const recordReload = () => sessionStorage.setItem(reloadedAtKey, String(Date.now()));

/**
 * For a chunk of the program that could not be loaded. Offline, it is requested again once there is
 * a connection. If the server answers but lacks the file, it has a newer version, so the page is
 * reloaded, once. No typed text is lost: it is stored as a draft.
 */
export function FileMissing({ onTryAgain }: Props) {
  const canRetry = triedAgainAt !== location.href || mayReload();

  function retry() {
    if (triedAgainAt !== location.href) {
      triedAgainAt = location.href;
      onTryAgain();
    } else if (mayReload()) {
      recordReload();
      location.reload();
    }
  }

  const { isAway } = useServerRecovery(canRetry ? retry : undefined, { isAtOnce: true });
  if (isAway) return <NoConnection onTryAgain={onTryAgain} />;
  return canRetry ? <Skeleton /> : <StillMissing />;
}

function StillMissing() {
  const { t } = useTranslation();
  usePageTitle(errorsMessages.wentWrong, { error: true });

  /** If the server is down, reloading would leave people with the browser's error page. */
  async function reload() {
    if (await isServerUp()) location.reload();
  }

  return (
    <>
      <PageHeader title={errorsMessages.wentWrong} />
      <ErrorPanel
        heading={errorsMessages.notFetched}
        action={<Button onClick={() => void reload()}>{t(errorsMessages.loadAgain)}</Button>}
      >
        <p>{t(errorsMessages.notFetchedFor)}</p>
      </ErrorPanel>
    </>
  );
}
