import { sharedText } from '#texts/shared.ts';
import type { Step } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function BackLink({ step }: { step: Step }) {
  const { t } = useText();
  if (step.number === 1) return null;
  return (
    <ButtonLink to="." search={{ question: step.number - 1 }} resetScroll={false} preload={false}>
      <Icon name="arrow-left" />
      {t(sharedText.back)}
    </ButtonLink>
  );
}
