import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ButtonLink } from '#web/ui/button/button.tsx';

type Props = { learner: { uuid: string }; variant?: 'quiet' | 'primary' | 'secondary' };

export function ReturnToLearning({ learner, variant = 'quiet' }: Props) {
  const { t } = useTranslation();
  return (
    <ButtonLink to="/mentor/review-learning" search={{ learner: learner.uuid }} variant={variant}>
      {t(reviewingMessages.returnToLearning)}
    </ButtonLink>
  );
}
