import { page } from '#contract/pages.ts';
import { errorsMessages } from '#messages/errors.ts';
import { useServerRecovery } from '#web/platform/use-server-recovery.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { HomeLink } from './home-link.tsx';

/** `onReady` is given to somebody who was sent here in the middle of something. */
type Props = { onReady: (() => void) | undefined };

export function MaintenanceScreen({ onReady }: Props) {
  const { t } = useTranslation();
  useServerRecovery(onReady);

  return (
    <GuestCard>
      <PageHeader title={page('/maintenance').title} />
      <ErrorPanel heading={errorsMessages.notAvailable} action={<HomeLink />}>
        <p>{t(errorsMessages.maintenance)}</p>
        {onReady && <p>{t(errorsMessages.maintenanceReturn)}</p>}
      </ErrorPanel>
    </GuestCard>
  );
}
