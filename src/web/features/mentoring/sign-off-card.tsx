import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import { listed } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './finish.module.css';
import type { Verdict } from './marks.ts';
import { SignOffDialog } from './sign-off-dialog.tsx';
import { useSignOff } from './use-sign-off.ts';
import type { StepTexts } from './use-step-texts.ts';
import type { Steps } from './use-steps.ts';
import type { Tell } from './use-tell.ts';
import { WhatIsMissing } from './what-is-missing.tsx';

type Props = {
  reflection: Reflection;
  asked: readonly Verdict[];
  steps: Steps;
  tell: Tell;
  /** What the step shows; at the end there is nothing left to save. */
  texts?: StepTexts;
  /** The way to where sending back is done; at the end that is on the screen already. */
  onSendBack?: () => void;
};

/** Where a review ends: what is still missing, and the two ways to go on from there. */
export function SignOffCard({ reflection, asked, steps, tell, texts, onSendBack }: Props) {
  const { t } = useText();
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
      <h3>{t(onSendBack ? finishingText.signOffOrSendBack : finishingText.signOff)}</h3>
      <WhatIsMissing reflection={reflection} />
      <WhatIsAsked asked={asked} />
      <div className={styles.choice}>
        <Button variant={texts || asked.length > 0 ? 'secondary' : 'primary'} onClick={signing.ask}>
          <Icon name="certificate" />
          {t(finishingText.signOff)}
        </Button>
        {onSendBack && (
          <Button onClick={onSendBack}>
            <Icon name="arrow-left" />
            {t(finishingText.sendBack)}
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

function WhatIsAsked({ asked }: { asked: readonly Verdict[] }) {
  const { t } = useText();
  if (asked.length === 0) return null;
  const numbers = listed(asked.map(({ number }) => number));
  return <p>{t(finishingText.moreIn, { count: asked.length, numbers })}</p>;
}
