import { errorsMessages } from '#messages/errors.ts';
import { platformMessages } from '#messages/platform.ts';
import { sharedMessages } from '#messages/shared.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { useServerRecovery } from '#web/platform/use-server-recovery.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorPanel } from './error-panel.tsx';

type Props = { onTryAgain: () => void };

/** Data that could not be read: it is asked for again as soon as the server answers. */
export function ConnectionLost({ onTryAgain }: Props) {
  useServerRecovery(onTryAgain);
  return <NoConnection onTryAgain={onTryAgain} />;
}

/** In the place of the content, while what it needs cannot be fetched. */
export function NoConnection({ onTryAgain }: Props) {
  const { t } = useTranslation();
  const isOnline = useOnline();
  usePageTitle(errorsMessages.noConnection, { error: true });
  return (
    <>
      <PageHeader title={errorsMessages.noConnection} />
      <ErrorPanel
        heading={isOnline ? platformMessages.unreachable : platformMessages.offline}
        action={<Button onClick={onTryAgain}>{t(sharedMessages.tryAgain)}</Button>}
      >
        <p>{t(errorsMessages.goesOnByItself)}</p>
      </ErrorPanel>
    </>
  );
}
