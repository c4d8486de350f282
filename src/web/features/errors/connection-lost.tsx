import { errorsMessages } from '#messages/shared/errors.ts';
import { platformMessages } from '#messages/shared/platform.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOnline } from '#web/platform/browser/use-online.ts';
import { useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ErrorPanel } from './error-panel.tsx';

type Props = { onTryAgain: () => void };

/** For data that could not be read: tries again as soon as the server answers. */
export function ConnectionLost({ onTryAgain }: Props) {
  useServerRecovery(onTryAgain);
  return <NoConnection onTryAgain={onTryAgain} />;
}

/** Stands in place of a page's content. */
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
