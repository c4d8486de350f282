import { sharedMessages } from '#messages/shared.ts';
import type { Step } from '#web/platform/steps.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

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
