import type { Reflection } from '#contract/mentoring.ts';
import { progressText } from '#texts/progress.ts';
import { reviewingText } from '#texts/reviewing.ts';
import { sharedText } from '#texts/shared.ts';
import { KeysHint } from '#web/platform/progress/keys-hint.tsx';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import type { Step } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './step.module.css';

type Props = {
  reflection: Reflection;
  step: Step;
  isBusy: boolean;
  onNext: () => void;
  onReturn: () => void;
};

/** The main button is in the same place on every step, within reach of a thumb. */
export function StepActions({ reflection, step, isBusy, onNext, onReturn }: Props) {
  const { t } = useText();
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <div className={styles.later}>
        <Button variant="quiet" onClick={onReturn}>
          {t(reviewingText.saveAndReturn)}
        </Button>
        <KeysHint onPress={onNext} />
      </div>
      <div className={styles.actions}>
        {step.number > 1 && <BackLink reflection={reflection} step={step} />}
        <Button type="submit" variant="primary" busy={isBusy} className={styles.main}>
          {t(progressText.saveAndNext)}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}

export function BackLink({ reflection, step }: { reflection: Reflection; step: Step }) {
  const { t } = useText();
  return (
    <ButtonLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      search={{ question: step.number - 1 }}
      resetScroll={false}
      preload={false}
    >
      <Icon name="arrow-left" />
      {t(sharedText.back)}
    </ButtonLink>
  );
}
