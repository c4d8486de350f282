import type { Reflection } from '#contract/mentoring.ts';
import { answeringText } from '#texts/answering.ts';
import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import type { useStep } from '#web/platform/use-step.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { StepHeading } from '#web/ui/step-heading.tsx';
import { useStates } from './answer-bar.tsx';
import { BackLink } from './back-link.tsx';
import styles from './check.module.css';
import { CheckAgain } from './check-again.tsx';
import { CheckFirst } from './check-first.tsx';
import { SaveLine } from './save-line.tsx';
import { useSubmit } from './use-submit.ts';

type Props = {
  reflection: Reflection;
  group: TextGroup;
  steps: ReturnType<typeof useStep>;
  isWhole: boolean;
  onSubmitted: () => void;
};

/** Past the last question: what is still open, what happens next, and the button that does it. */
export function CheckStep({ reflection, group, steps, isWhole, onSubmitted }: Props) {
  const { t, words } = useText();
  const states = useStates(reflection.questions, group);
  const { submit, isBusy, refusal } = useSubmit({ reflection, group, onSubmitted });
  const isAgain = reflection.sent_back_at !== null;
  const isOpen = states.includes('empty');
  const shared = { reflection, states };
  return (
    <section className={styles.check}>
      <StepHeading ref={steps.step.isEnd ? steps.heading : undefined}>
        {t(isAgain ? answeringText.checkAgain : answeringText.check)}
      </StepHeading>
      {isAgain ? <CheckAgain {...shared} /> : <CheckFirst {...shared} isWhole={isWhole} />}
      {refusal.length > 0 && (
        <Notice tone="danger" role="alert">
          <strong>{t(answeringText.notSubmitted)}</strong>
          {refusal.map((sentence) => (
            <p key={words(sentence)}>{t(sentence)}</p>
          ))}
        </Notice>
      )}
      <div className={styles.submit}>
        {!isWhole && <BackLink step={steps.step} />}
        <Button variant="primary" onClick={submit} busy={isBusy} disabled={isOpen}>
          {t(isAgain ? answeringText.submitAgain : answeringText.submit)}
        </Button>
        {!isWhole && <SaveLine group={group} goTo={steps.goTo} />}
      </div>
    </section>
  );
}
