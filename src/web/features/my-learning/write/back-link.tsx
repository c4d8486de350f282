import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';

export function BackLink({ step }: { step: Step }) {
  const { t } = useTranslation();
  if (step.number === 1) return null;
  return (
    <ButtonLink to="." search={{ question: step.number - 1 }} resetScroll={false} preload={false}>
      <Icon name="arrow-left" />
      {t(sharedMessages.back)}
    </ButtonLink>
  );
}
