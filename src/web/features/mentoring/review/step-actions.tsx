import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { KeysHint } from '#web/patterns/reflection/keys-hint.tsx';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import type { StepChange } from '#web/patterns/step/use-step.ts';
import { Button, ButtonLink } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import styles from './step.module.css';

type Props = {
  reflection: Reflection;
  step: Step;
  isBusy: boolean;
  onNext: (change: StepChange) => void;
  onReturn: () => void;
};

/** The main button is in the same place on every step, within reach of a thumb. */
export function StepActions({ reflection, step, isBusy, onNext, onReturn }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <div className={styles.later}>
        <Button variant="quiet" onClick={onReturn}>
          {t(reviewingMessages.saveAndReturn)}
        </Button>
        <KeysHint onPress={onNext} />
      </div>
      <div className={styles.actions} data-own-bar="">
        {step.number > 1 && <BackLink reflection={reflection} step={step} />}
        <Button type="submit" variant="primary" busy={isBusy} className={styles.main}>
          {t(progressMessages.saveAndNext)}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}

export function BackLink({ reflection, step }: { reflection: Reflection; step: Step }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection: reflection.uuid }}
      search={{ question: step.number - 1 }}
      resetScroll={false}
      preload={false}
    >
      <Icon name="arrow-left" />
      {t(sharedMessages.back)}
    </ButtonLink>
  );
}
