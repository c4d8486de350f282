import { getRouteApi } from '@tanstack/react-router';
import { page } from '#contract/pages/pages.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useServerRecovery } from '#web/platform/calls/use-server-recovery.ts';
import { returnPath } from '#web/platform/session/return-path.ts';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { ErrorPanel, HomeLink } from './error-panel.tsx';

const route = getRouteApi('/maintenance');

export function MaintenanceScreen() {
  const { t } = useTranslation();
  // Where the person was redirected from; undefined if they opened this page themselves.
  const { to } = route.useSearch();
  const navigate = route.useNavigate();
  const goBack = () => void navigate({ href: returnPath(to, ['auth', 'guest']), replace: true });
  useServerRecovery(to === undefined ? undefined : goBack);

  return (
    <GuestCard>
      <PageHeader title={page('/maintenance').title} />
      <ErrorPanel heading={errorsMessages.notAvailable} action={<HomeLink />}>
        <p>{t(errorsMessages.maintenance)}</p>
        {to !== undefined && <p>{t(errorsMessages.maintenanceReturn)}</p>}
      </ErrorPanel>
    </GuestCard>
  );
}
