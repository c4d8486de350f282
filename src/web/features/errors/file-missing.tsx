import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isServerUp, useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { NoConnection } from './connection-lost.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { mayReload, recordReload } from './reload-guard.ts';

type Props = { onTryAgain: () => void };

/** Where a file was asked for a second time, of a server that answered. */
let triedAgainAt: string | undefined;

/**
 * A file of the program that did not come. Without a connection it is asked for again when there is
 * one. A server that answers and does not have it has a newer version: the page is loaded again, once.
 * Nothing typed is lost by it: the screen has gone already, and what was typed there is a draft.
 */
export function FileMissing({ onTryAgain }: Props) {
  const goesOn = triedAgainAt !== location.href || mayReload();

  function goOn() {
    if (triedAgainAt !== location.href) {
      triedAgainAt = location.href;
      onTryAgain();
    } else if (mayReload()) {
      recordReload();
      location.reload();
    }
  }

  const { isAway } = useServerRecovery(goesOn ? goOn : undefined, { isAtOnce: true });
  if (isAway) return <NoConnection onTryAgain={onTryAgain} />;
  return goesOn ? <Skeleton /> : <StillMissing />;
}

function StillMissing() {
  const { t } = useTranslation();
  usePageTitle(errorsMessages.wentWrong, { error: true });

  /** Without a server to answer, loading the page would leave the product. */
  async function load() {
    if (await isServerUp()) location.reload();
  }

  return (
    <>
      <PageHeader title={errorsMessages.wentWrong} />
      <ErrorPanel
        heading={errorsMessages.notFetched}
        action={<Button onClick={() => void load()}>{t(errorsMessages.loadAgain)}</Button>}
      >
        <p>{t(errorsMessages.notFetchedFor)}</p>
      </ErrorPanel>
    </>
  );
}
