import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import type { Step } from '#web/platform/steps.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BackLink } from './back-link.tsx';
import { SaveLine } from './save-line.tsx';
import styles from './writing.module.css';

type Props = { step: Step; group: TextGroup; goTo: (question: number) => void };

/** In the same place on every step, within reach of a thumb. */
export function StepFoot({ step, group, goTo }: Props) {
  return (
    <div className={styles.foot}>
      <SaveLine group={group} goTo={goTo} />
      <p className={styles.keys}>
        <kbd>Ctrl</kbd> + <kbd>Enter</kbd> saves and goes on
      </p>
      <div className={styles.actions}>
        <BackLink step={step} />
        <Button type="submit" variant="primary" className={styles.main}>
          {step.isLast ? 'Save and check' : 'Save and next'}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  );
}
