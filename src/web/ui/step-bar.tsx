import type { ReactNode } from 'react';
import { controlsText } from '#texts/controls.ts';
import { say, type Words } from '#texts/text.ts';
import type { Step } from '#web/platform/steps.ts';
import { useName } from '#web/platform/use-name.tsx';
import { useText } from '#web/platform/use-text.tsx';
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
  const name = useName(controlsText.questions);
  return (
    <nav className={styles.bar} aria-labelledby={name.id}>
      {name.words}
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
  const { t } = useText();
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
      {isCurrent
        ? t(controlsText.questionShortOf, { number, total: step.count })
        : t(controlsText.questionShort, { number })}
      {children}
    </StepLink>
  );
}

type MarkProps = {
  icon: IconName | undefined;
  words: Words;
  /** Where there is room the words are there to be seen, too. */
  isSpelledOut?: boolean;
  /** Two marks may stand on one badge; this one is below. */
  isBelow?: boolean;
  tone?: 'ok' | 'warn' | 'muted';
};

export function StepMark({ icon, words, isSpelledOut, isBelow, tone = 'ok' }: MarkProps) {
  const { t } = useText();
  const place = isBelow ? styles.below : '';
  return (
    <>
      {icon && <Icon name={icon} className={`${styles.mark} ${styles[tone]} ${place}`} />}
      <span className={isSpelledOut ? styles.words : 'visually-hidden'}>
        <span className="visually-hidden">,</span> {t(words)}
      </span>
    </>
  );
}

/** At either end the arrow stays, so that the badges never move under the finger. */
function Arrow({ to, step }: { to: number; step: Step }) {
  const { attr } = useText();
  const isBack = to < step.number;
  const icon = isBack ? 'chevron-left' : 'chevron-right';
  if (to < 1 || to > step.count + 1) {
    return (
      <span className={styles.noArrow}>
        <Icon name={icon} />
      </span>
    );
  }
  const text = isBack ? controlsText.backToQuestion : controlsText.forwardToQuestion;
  const name = to > step.count ? controlsText.forwardToEnd : say(text, { number: to });
  return (
    <StepLink
      to="."
      search={{ question: to }}
      resetScroll={false}
      preload={false}
      className={styles.arrow}
      {...attr('aria-label', name)}
    >
      <Icon name={icon} />
    </StepLink>
  );
}
