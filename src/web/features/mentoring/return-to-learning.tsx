import { ButtonLink } from '#web/ui/button.tsx';

type Props = { learner: { uuid: string }; variant?: 'quiet' | 'primary' | 'secondary' };

export function ReturnToLearning({ learner, variant = 'quiet' }: Props) {
  return (
    <ButtonLink to="/mentor/review-learning" search={{ learner: learner.uuid }} variant={variant}>
      Return to learning
    </ButtonLink>
  );
}
