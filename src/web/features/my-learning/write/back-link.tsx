import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

export function BackLink({ to }: { to: number }) {
  const { t } = useTranslation();
  if (to === 0) return null;
  return (
    <ButtonLink to="." search={{ question: to }} resetScroll={false} preload={false}>
      <Icon name="arrow-left" />
      {t(sharedMessages.back)}
    </ButtonLink>
  );
}
