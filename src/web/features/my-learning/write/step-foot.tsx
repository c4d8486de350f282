import { progressMessages } from '#messages/mentoring/progress.ts';
import { answeringMessages } from '#messages/my-learning/answering.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { AutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import { KeysHint } from '#web/patterns/reflection/keys-hint.tsx';
import stepFoot from '#web/patterns/reflection/step-foot.module.css';
import type { StepChange } from '#web/patterns/step/use-step.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import { BackLink } from './back-link.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './writing.module.css';

type Props = {
  step: Step;
  group: AutosaveGroup;
  goTo: (question: number) => void;
  previous: number;
  /** Where it is checked comes next. */
  isLast: boolean;
  onNext: (change: StepChange) => void;
};

/** In the same place on every step, within reach of a thumb. */
export function StepFoot({ step, group, goTo, previous, isLast, onNext }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <SaveStatus group={group} step={step} goTo={goTo} />
      <KeysHint onPress={onNext} />
      <div className={styles.actions} data-own-bar="low">
        <BackLink to={previous} />
        <Button type="submit" variant="primary" className={styles.main}>
          {t(isLast ? answeringMessages.saveAndCheck : progressMessages.saveAndNext)}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}
