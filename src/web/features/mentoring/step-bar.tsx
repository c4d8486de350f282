import type { ReactNode } from 'react';
import type { Question, Reflection } from '#contract/mentoring.ts';
import { useHasDraft } from '#web/platform/use-draft.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { reviewDraft } from './reflection-drafts.ts';
import styles from './step-bar.module.css';
import { StepLink } from './step-link.tsx';
import { isReviewed, progressAt, type Step } from './steps.ts';

type Props = { reflection: Reflection; step: Step; children: ReactNode };

/** How far the review has come, and a way to every question. */
export function StepBar({ reflection, step, children }: Props) {
  const { uuid, questions } = reflection;
  const words = step.isEnd ? 'At the end' : `Question ${step.number} of ${step.count}`;
  return (
    <nav className={styles.bar} aria-label="Questions">
      <ProgressBar value={progressAt(step)} label={words} />
      <div className={styles.row}>
        <Arrow reflection={uuid} to={step.number - 1} step={step} />
        <ol className={styles.badges}>
          {questions.map((question, index) => (
            <li key={question.uuid}>
              <Badge reflection={uuid} question={question} number={index + 1} step={step} />
            </li>
          ))}
        </ol>
        <Arrow reflection={uuid} to={step.number + 1} step={step} />
        <div className={styles.beside}>{children}</div>
      </div>
    </nav>
  );
}

type BadgeProps = { reflection: string; question: Question; number: number; step: Step };

function Badge({ reflection, question, number, step }: BadgeProps) {
  const isCurrent = number === step.number;
  const hasDraft = useHasDraft(reviewDraft(question.answers[0]?.uuid ?? question.uuid));
  return (
    <StepLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection }}
      search={{ question: number }}
      resetScroll={false}
      preload={false}
      isCurrent={isCurrent}
      className={styles.badge}
    >
      {isCurrent ? `Q ${number} / ${step.count}` : `Q ${number}`}
      {isReviewed(question) && <Mark icon="check" words="reviewed" />}
      {hasDraft && <Mark icon="edit" words="draft on this device" />}
    </StepLink>
  );
}

function Mark({ icon, words }: { icon: 'check' | 'edit'; words: string }) {
  return (
    <>
      <Icon name={icon} className={`${styles.mark} ${icon === 'edit' ? styles.draft : ''}`} />
      <span className="visually-hidden">, {words}</span>
    </>
  );
}

/** At either end the arrow stays, so that the badges never move under the finger. */
function Arrow({ reflection, to, step }: { reflection: string; to: number; step: Step }) {
  const isBack = to < step.number;
  const icon = <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />;
  if (to < 1 || to > step.count + 1) return <span className={styles.noArrow}>{icon}</span>;
  const words = to > step.count ? 'Forward to the end' : `to question ${to}`;
  return (
    <StepLink
      to="/mentor/review-learning/reflection/$reflection"
      params={{ reflection }}
      search={{ question: to }}
      resetScroll={false}
      preload={false}
      className={styles.arrow}
      aria-label={to > step.count ? words : `${isBack ? 'Back' : 'Forward'} ${words}`}
    >
      {icon}
    </StepLink>
  );
}
