import { reviewingText } from '#texts/reviewing.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

type Props = { learner: { uuid: string }; variant?: 'quiet' | 'primary' | 'secondary' };

export function ReturnToLearning({ learner, variant = 'quiet' }: Props) {
  const { t } = useText();
  return (
    <ButtonLink to="/mentor/review-learning" search={{ learner: learner.uuid }} variant={variant}>
      {t(reviewingText.returnToLearning)}
    </ButtonLink>
  );
}
