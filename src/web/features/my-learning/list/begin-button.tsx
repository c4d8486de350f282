import { type DisplayText, message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { type ReflectionTarget, useBeginReflection } from './use-begin-reflection.ts';

type Props = { name: DisplayText; place: ReflectionTarget; variant?: 'primary' | 'secondary' };

export function BeginButton({ name, place, variant = 'secondary' }: Props) {
  const { t, fullName } = useTranslation();
  const { begin, isBusy, problem } = useBeginReflection(place);
  return (
    <>
      <Button
        variant={variant}
        onClick={begin}
        busy={isBusy}
        {...fullName(myLearningMessages.begin, message(myLearningMessages.beginIt, { name }))}
      >
        {t(myLearningMessages.begin)}
      </Button>
      {problem && (
        <Callout tone="danger" role="alert">
          {t(myLearningMessages.notBegun)} {t(problem)}
        </Callout>
      )}
    </>
  );
}
