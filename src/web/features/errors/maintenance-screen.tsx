import { useQuery } from '@tanstack/react-query';
import { languageIndex } from '#contract/localisation.ts';
import { page } from '#contract/pages.ts';
import { errorsText } from '#texts/errors.ts';
import { apiBase } from '#web/platform/settings.ts';
import { useText } from '#web/platform/use-text.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { HomeLink } from './home-link.tsx';
import { Message } from './message.tsx';

/** `onReady` is given to somebody who was sent here in the middle of something. */
type Props = { onReady: (() => void) | undefined };

const everyFewSeconds = 5_000;

export function MaintenanceScreen({ onReady }: Props) {
  const { t } = useText();
  useQuery({
    queryKey: ['open again'],
    queryFn: async () => {
      // Not /readyz, which a product closed for maintenance answers as ever.
      const isOpen = await fetch(apiBase() + languageIndex.path).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOpen) onReady?.();
      return isOpen;
    },
    enabled: onReady !== undefined,
    refetchInterval: everyFewSeconds,
    // The very first answer may still be from before the failure.
    initialData: false,
    staleTime: everyFewSeconds,
  });

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
