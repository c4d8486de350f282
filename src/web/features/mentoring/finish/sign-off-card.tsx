import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import type { ShowReviewFeedback } from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import type { StepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { joinNumbers } from '#web/ui/step-bar/steps.ts';
import styles from './finish.module.css';
import { MissingReviews } from './missing-reviews.tsx';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { useSignOff } from './use-sign-off.ts';

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
