import { answeringMessages } from '#messages/answering.ts';
import { progressMessages } from '#messages/progress.ts';
import type { AutosaveGroup } from '#web/platform/autosave-field/autosave-group.ts';
import { KeysHint } from '#web/platform/progress/keys-hint.tsx';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import type { Step } from '#web/platform/steps.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BackLink } from './back-link.tsx';
import { SaveStatus } from './save-status.tsx';
import styles from './writing.module.css';

type Props = {
  step: Step;
  group: AutosaveGroup;
  goTo: (question: number) => void;
  onNext: () => void;
};

/** In the same place on every step, within reach of a thumb. */
export function StepFoot({ step, group, goTo, onNext }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <SaveStatus group={group} goTo={goTo} />
      <KeysHint onPress={onNext} />
      <div className={styles.actions}>
        <BackLink step={step} />
        <Button type="submit" variant="primary" className={styles.main}>
          {t(step.isLast ? answeringMessages.saveAndCheck : progressMessages.saveAndNext)}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}
