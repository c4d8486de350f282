import type { ReactNode } from 'react';
import type { Step } from '#web/platform/steps.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './sprite.tsx';
import styles from './step-bar.module.css';
import { StepLink } from './step-link.tsx';

type Props = {
  step: Step;
  progress: ReactNode;
  /** One `<li>` with a `StepBadge` for each question. */
  badges: ReactNode;
  children?: ReactNode;
};

/** How far somebody has come, and a way to every question. */
export function StepBar({ step, progress, badges, children }: Props) {
  return (
    <nav className={styles.bar} aria-label="Questions">
      {progress}
      <div className={styles.row}>
        <Arrow to={step.number - 1} step={step} />
        <ol className={styles.badges}>{badges}</ol>
        <Arrow to={step.number + 1} step={step} />
        <div className={styles.beside}>{children}</div>
      </div>
    </nav>
  );
}

type BadgeProps = { number: number; step: Step; children: ReactNode };

export function StepBadge({ number, step, children }: BadgeProps) {
  const isCurrent = number === step.number;
  return (
    <StepLink
      to="."
      search={{ question: number }}
      resetScroll={false}
      preload={false}
      isCurrent={isCurrent}
      className={styles.badge}
    >
      {isCurrent ? `Q ${number} / ${step.count}` : `Q ${number}`}
      {children}
    </StepLink>
  );
}

type MarkProps = {
  icon: IconName | undefined;
  words: string;
  /** Where there is room the words are there to be seen, too. */
  isSpelledOut?: boolean;
  /** Two marks may stand on one badge; this one is below. */
  isBelow?: boolean;
  tone?: 'ok' | 'warn' | 'muted';
};

export function StepMark({ icon, words, isSpelledOut, isBelow, tone = 'ok' }: MarkProps) {
  const place = isBelow ? styles.below : '';
  return (
    <>
      {icon && <Icon name={icon} className={`${styles.mark} ${styles[tone]} ${place}`} />}
      <span className={isSpelledOut ? styles.words : 'visually-hidden'}>
        <span className="visually-hidden">,</span> {words}
      </span>
    </>
  );
}

/** At either end the arrow stays, so that the badges never move under the finger. */
function Arrow({ to, step }: { to: number; step: Step }) {
  const isBack = to < step.number;
  const icon = <Icon name={isBack ? 'chevron-left' : 'chevron-right'} />;
  if (to < 1 || to > step.count + 1) return <span className={styles.noArrow}>{icon}</span>;
  const words = to > step.count ? 'Forward to the end' : `to question ${to}`;
  return (
    <StepLink
      to="."
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
