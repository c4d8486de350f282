import { page } from '#contract/pages.ts';
import { errorsText } from '#texts/errors.ts';
import { useServerBack } from '#web/platform/use-server-back.ts';
import { useText } from '#web/platform/use-text.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

/** `onReady` is given to somebody who was sent here in the middle of something. */
type Props = { onReady: (() => void) | undefined };

export function MaintenanceScreen({ onReady }: Props) {
  const { t } = useText();
  useServerBack(onReady);

  return (
    <GuestCard>
      <PageHeader title={page('/maintenance').title} />
      <Message heading={errorsText.notAvailable} action={<HomeLink />}>
        <p>{t(errorsText.maintenance)}</p>
        {onReady && <p>{t(errorsText.maintenanceReturn)}</p>}
      </Message>
    </GuestCard>
  );
}
