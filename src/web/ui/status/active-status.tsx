import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Status } from '#web/ui/status/status.tsx';

export function ActiveStatus({ active }: { active: boolean }) {
  const { t } = useTranslation();
  return (
    <Status tone={active ? 'ok' : 'muted'}>
      {t(active ? sharedMessages.active : sharedMessages.off)}
    </Status>
  );
}
