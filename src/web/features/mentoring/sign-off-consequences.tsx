import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { finishingText } from '#texts/finishing.ts';
import type { Text } from '#texts/text.ts';
import { PlaceName } from '#web/platform/place-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { counted } from './counted.ts';
import styles from './finish.module.css';
import type { Verdict } from './marks.ts';
import { currentReview, hasReview, unreviewed } from './steps.ts';
import type { StepTexts } from './use-step-texts.ts';

type Props = {
  reflection: Reflection;
  asked: readonly Verdict[];
  texts: StepTexts | undefined;
};

/** Whose reflection it is, what follows from signing it off, and what would stay undone. */
export function SignOffConsequences({ reflection, asked, texts }: Props) {
  const { t } = useText();
  const { user, pod_id, questions } = reflection;
  const isArea = pod_id === null;
  const learner = user.name;
  const { visible, without, outdated } = reviewsIn(questions, texts);
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
      <Warning text={finishingText.stayWithoutReview} numbers={without} />
      <Warning text={finishingText.stayWithOldReview} numbers={outdated} />
      <Warning text={finishingText.moreNotSent} numbers={asked.map(({ number }) => number)} />
    </>
  );
}

/** The questions by their reviews, counting what is typed on this step and saved with the sign-off. */
function reviewsIn(questions: readonly Question[], texts: StepTexts | undefined) {
  const numbers = questions.map((_, index) => index + 1);
  const last = questions.at(-1);
  const typed = texts?.review?.text.trim() ?? '';
  const isTyped = typed !== '' && typed !== (last && currentReview(last)?.review);
  const open = unreviewed(questions).filter((number) => !(isTyped && number === numbers.length));
  const hasOne = (number: number) => questions.slice(number - 1, number).some(hasReview);
  return {
    visible: numbers.filter((number) => !open.includes(number)),
    without: open.filter((number) => !hasOne(number)),
    /** Reviewed in the round before, not since. */
    outdated: open.filter(hasOne),
  };
}

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
