import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring/mentoring.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import {
  currentReview,
  hasReview,
  unreviewed,
} from '#web/features/mentoring/review/review-progress.ts';
import type { AnswerVerdict } from '#web/features/mentoring/texts/marks.ts';
import type { StepTexts } from '#web/features/mentoring/texts/use-step-texts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LocalizedName } from '#web/patterns/localized-name/localized-name.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { countAndNumbers } from './count-and-numbers.ts';
import styles from './finish.module.css';

type Props = {
  reflection: Reflection;
  asked: readonly AnswerVerdict[];
  texts: StepTexts | undefined;
};

/** Whose reflection it is, what follows from signing it off, and what would stay undone. */
export function SignOffConsequences({ reflection, asked, texts }: Props) {
  const { t } = useTranslation();
  const { user, pod_id, questions } = reflection;
  const isArea = pod_id === null;
  const learner = user.name;
  const { visible, without, outdated } = reviewsIn(questions, texts);
  return (
    <>
      <WhichOne reflection={reflection} />
      <ul className={styles.list}>
        <li>{t(finishingMessages.locks)}</li>
        {visible.length > 0 && (
          <li>{t(finishingMessages.reviewsVisible, { ...countAndNumbers(visible), learner })}</li>
        )}
        <li>
          {t(isArea ? finishingMessages.certificateIssued : finishingMessages.countsAsComplete, {
            learner,
          })}
        </li>
        <li>
          {t(
            isArea
              ? finishingMessages.mayBeReopenedWithCertificate
              : finishingMessages.mayBeReopened,
          )}
        </li>
      </ul>
      <Warning text={finishingMessages.stayWithoutReview} numbers={without} />
      <Warning text={finishingMessages.stayWithOldReview} numbers={outdated} />
      <Warning text={finishingMessages.moreNotSent} numbers={asked.map(({ number }) => number)} />
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
  const { t } = useTranslation();
  const { user, area, pod_id } = reflection;
  const about = {
    learner: user.name,
    area: <LocalizedName of={area} />,
    strong: (words: ReactNode) => <strong>{words}</strong>,
  };
  return (
    <p>
      {pod_id === null
        ? t(finishingMessages.areaReflectionOf, about)
        : t(finishingMessages.podReflectionOf, {
            ...about,
            pod: <LocalizedName of={reflection} />,
          })}
    </p>
  );
}

type WarningProps = { text: MessageDescriptor<'count' | 'numbers'>; numbers: readonly number[] };

function Warning({ text, numbers }: WarningProps) {
  const { t } = useTranslation();
  if (numbers.length === 0) return null;
  return <Callout tone="warn">{t(text, countAndNumbers(numbers))}</Callout>;
}
