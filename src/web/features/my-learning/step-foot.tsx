import { answeringText } from '#texts/answering.ts';
import { progressText } from '#texts/progress.ts';
import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import { KeysHint } from '#web/platform/progress/keys-hint.tsx';
import stepFoot from '#web/platform/progress/step-foot.module.css';
import type { Step } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BackLink } from './back-link.tsx';
import { SaveLine } from './save-line.tsx';
import styles from './writing.module.css';

type Props = {
  step: Step;
  group: TextGroup;
  goTo: (question: number) => void;
  onNext: () => void;
};

/** In the same place on every step, within reach of a thumb. */
export function StepFoot({ step, group, goTo, onNext }: Props) {
  const { t } = useText();
  return (
    <div className={`${stepFoot.foot} ${styles.foot}`}>
      <SaveLine group={group} goTo={goTo} />
      <KeysHint onPress={onNext} />
      <div className={styles.actions}>
        <BackLink step={step} />
        <Button type="submit" variant="primary" className={styles.main}>
          {t(step.isLast ? answeringText.saveAndCheck : progressText.saveAndNext)}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}
