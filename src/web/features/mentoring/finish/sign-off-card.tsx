import { Fragment } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { QuestionLink } from '#web/features/mentoring/review/question-link.tsx';
import { unreviewed } from '#web/features/mentoring/review/review-progress.ts';
import type { ShowReviewFeedback } from '#web/features/mentoring/review/use-review-feedback.ts';
import type { ReviewSteps } from '#web/features/mentoring/review/use-review-steps.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import type { StepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { joinNumbers } from '#web/ui/step-bar/steps.ts';
import styles from './finish.module.css';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { useSignOff } from './use-sign-off.ts';

type Props = {
  reflection: Reflection;
  requested: readonly AnswerVerdict[];
  steps: ReviewSteps;
  showFeedback: ShowReviewFeedback;
  /** The texts of the step; absent at the end, where nothing is left to save. */
  texts?: StepTexts;
  /** Leads to the end, where sending back is done; absent there. */
  onSendBack?: () => void;
};

/** Where a review ends: what is still missing, and the two ways to go on from there. */
export function SignOffCard({
  reflection,
  requested,
  steps,
  showFeedback,
  texts,
  onSendBack,
}: Props) {
  const { t } = useTranslation();
  const signing = useSignOff({
    reflection,
    async saveFirst() {
      return texts ? (await texts.save({ leaving: true })).isSafe : true;
    },
    onSigned() {
      showFeedback.signedOff();
      if (steps.step.isEnd) steps.heading.current?.focus();
      else steps.goOnFrom(steps.step, steps.step.count + 1);
    },
    onRefused: showFeedback.refused,
  });

  return (
    <section className={styles.card}>
      <h3>{t(onSendBack ? finishingMessages.signOffOrSendBack : finishingMessages.signOff)}</h3>
      <MissingReviews reflection={reflection} />
      <RequestList requested={requested} />
      <div className={styles.choice}>
        <Button
          variant={texts || requested.length > 0 ? 'secondary' : 'primary'}
          busy={signing.isBusy && !signing.isOpen}
          onClick={signing.open}
        >
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
        requested={requested}
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

function RequestList({ requested }: { requested: readonly AnswerVerdict[] }) {
  const { t } = useTranslation();
  if (requested.length === 0) return null;
  const numbers = joinNumbers(requested.map(({ number }) => number));
  return <p>{t(finishingMessages.moreIn, { count: requested.length, numbers })}</p>;
}

/** The questions without a review, each a link. Signing off is possible all the same. */
function MissingReviews({ reflection }: { reflection: Reflection }) {
  const { questions, user, round } = reflection;
  const { t } = useTranslation();
  const open = unreviewed(questions);
  if (open.length === 0) return <p>{t(finishingMessages.allReviewed, { learner: user.name })}</p>;
  const text = round > 1 ? finishingMessages.withoutReviewAgain : finishingMessages.withoutReview;
  return <p>{t(text, { questions: <Questions numbers={open} /> })}</p>;
}

function Questions({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation();
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      <QuestionLink number={number}>{t(finishingMessages.question, { number })}</QuestionLink>
    </Fragment>
  ));
}
