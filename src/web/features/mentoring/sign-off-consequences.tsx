import type { ReactNode } from 'react';
import type { Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import type { Text } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { listed } from '#web/platform/steps.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './finish.module.css';
import type { Asked } from './marks.ts';
import { unreviewed } from './steps.ts';
import type { StepTexts } from './use-step-texts.ts';

type Props = {
  reflection: Reflection;
  asked: readonly Asked[];
  texts: StepTexts | undefined;
};

/** Whose reflection it is, what follows from signing it off, and what would stay undone. */
export function SignOffConsequences({ reflection, asked, texts }: Props) {
  const { t } = useText();
  const { user, pod_id, questions } = reflection;
  const isArea = pod_id === null;
  const learner = user.name;
  const written = texts?.review?.text.trim() ? [questions.length] : [];
  const open = unreviewed(questions).filter((number) => !written.includes(number));
  const visible = questions.map((_, index) => index + 1).filter((number) => !open.includes(number));
  return (
    <>
      <WhichOne reflection={reflection} />
      <ul className={styles.list}>
        <li>{t(finishingText.locks)}</li>
        {visible.length > 0 && (
          <li>{t(finishingText.reviewsVisible, { ...counted(visible), learner })}</li>
        )}
        <li>
          {t(isArea ? finishingText.certificateIssued : finishingText.countsAsComplete, {
            learner,
          })}
        </li>
        <li>
          {t(isArea ? finishingText.mayBeReopenedWithCertificate : finishingText.mayBeReopened)}
        </li>
      </ul>
      <Warning text={finishingText.stayWithoutReview} numbers={open} />
      <Warning text={finishingText.moreNotSent} numbers={asked.map(({ number }) => number)} />
    </>
  );
}

const counted = (numbers: readonly number[]) => ({
  count: numbers.length,
  numbers: listed(numbers),
});

function WhichOne({ reflection }: Pick<Props, 'reflection'>) {
  const { t } = useText();
  const { user, area, pod_id } = reflection;
  const about = {
    learner: user.name,
    area: <PlaceName of={area} />,
    strong: (words: ReactNode) => <strong>{words}</strong>,
  };
  return (
    <p>
      {pod_id === null
        ? t(finishingText.areaReflectionOf, about)
        : t(finishingText.podReflectionOf, { ...about, pod: <PlaceName of={reflection} /> })}
    </p>
  );
}

type WarningProps = { text: Text<'count' | 'numbers'>; numbers: readonly number[] };

function Warning({ text, numbers }: WarningProps) {
  const { t } = useText();
  if (numbers.length === 0) return null;
  return <Notice tone="warn">{t(text, counted(numbers))}</Notice>;
}
