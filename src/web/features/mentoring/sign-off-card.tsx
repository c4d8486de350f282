import type { Reflection } from '#contract/mentoring.ts';
import { finishingMessages } from '#messages/finishing.ts';
import { joinNumbers } from '#web/platform/steps.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './finish.module.css';
import type { AnswerVerdict } from './marks.ts';
import { MissingReviews } from './missing-reviews.tsx';
import { SignOffDialog } from './sign-off-dialog.tsx';
import type { ShowReviewFeedback } from './use-review-feedback.ts';
import type { ReviewSteps } from './use-review-steps.ts';
import { useSignOff } from './use-sign-off.ts';
import type { StepTexts } from './use-step-texts.ts';

type Props = {
  reflection: Reflection;
  asked: readonly AnswerVerdict[];
  steps: ReviewSteps;
  tell: ShowReviewFeedback;
  /** What the step shows; at the end there is nothing left to save. */
  texts?: StepTexts;
  /** The way to where sending back is done; at the end that is on the screen already. */
  onSendBack?: () => void;
};

/** Where a review ends: what is still missing, and the two ways to go on from there. */
export function SignOffCard({ reflection, asked, steps, tell, texts, onSendBack }: Props) {
  const { t } = useTranslation();
  const signing = useSignOff({
    reflection,
    async saveFirst() {
      return texts ? (await texts.save({ leaving: true })).isSafe : true;
    },
    onSigned() {
      tell.signedOff();
      if (steps.step.isEnd) steps.heading.current?.focus();
      else steps.goOnFrom(steps.step, steps.step.count + 1);
    },
    onClosed: tell.refused,
  });

  return (
    <section className={styles.card}>
      <h3>{t(onSendBack ? finishingMessages.signOffOrSendBack : finishingMessages.signOff)}</h3>
      <MissingReviews reflection={reflection} />
      <RequestList asked={asked} />
      <div className={styles.choice}>
        <Button variant={texts || asked.length > 0 ? 'secondary' : 'primary'} onClick={signing.ask}>
          <Icon name="certificate" />
          {t(finishingMessages.signOff)}
        </Button>
        {onSendBack && (
          <Button onClick={onSendBack}>
            <Icon name="arrow-left" />
            {t(finishingMessages.sendBack)}
          </Button>
        )}
      </div>
      <SignOffDialog
        reflection={reflection}
        asked={asked}
        texts={texts}
        signing={signing}
        onGo={(question) => {
          signing.cancel();
          steps.goOnFrom(steps.step, question);
        }}
      />
    </section>
  );
}

function RequestList({ asked }: { asked: readonly AnswerVerdict[] }) {
  const { t } = useTranslation();
  if (asked.length === 0) return null;
  const numbers = joinNumbers(asked.map(({ number }) => number));
  return <p>{t(finishingMessages.moreIn, { count: asked.length, numbers })}</p>;
}
