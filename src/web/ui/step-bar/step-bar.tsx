import type { ReactNode } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { stepBarMessages } from '#messages/shared/step-bar.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { IconName } from '#web/ui/icon/icon-sprite.tsx';
import type { Step } from '#web/ui/step-bar/steps.ts';
import styles from './step-bar.module.css';
import { StepLink } from './step-link.tsx';

type Props = {
  step: Step;
  progress: ReactNode;
  /** One `<li>` with a `StepBadge` for each question. */
  badges: ReactNode;
  children?: ReactNode;
};

/** Progress through the questions of a reflection, with a link to each of them. */
export function StepBar({ step, progress, badges, children }: Props) {
  const name = useHiddenLabel(stepBarMessages.questions);
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
  const { t } = useTranslation();
  const isCurrent = number === step.number;
  return (
    <StepLink question={number} isCurrent={isCurrent} className={styles.badge}>
      {isCurrent
        ? t(stepBarMessages.questionShortOf, { number, total: step.count })
        : t(stepBarMessages.questionShort, { number })}
      {children}
    </StepLink>
  );
}

type IconProps = {
  icon: IconName | undefined;
  words: DisplayText;
  /** The text is visible too, where there is room. */
  isSpelledOut?: boolean;
  /** For the lower one of two icons on one badge. */
  isBelow?: boolean;
  tone?: 'ok' | 'warn' | 'muted';
};

export function StepIcon({ icon, words, isSpelledOut, isBelow, tone = 'ok' }: IconProps) {
  const { t } = useTranslation();
  const position = isBelow ? styles.below : '';
  return (
    <>
      {icon && <Icon name={icon} className={`${styles.mark} ${styles[tone]} ${position}`} />}
      <span className={isSpelledOut ? styles.words : 'visually-hidden'}>
        <span className="visually-hidden">,</span> {t(words)}
      </span>
    </>
  );
}

/** At either end it keeps its place, so that the badges do not move. */
function Arrow({ to, step }: { to: number; step: Step }) {
  const { attr } = useTranslation();
  const isBack = to < step.number;
  const icon = isBack ? 'chevron-left' : 'chevron-right';
  if (to < 1 || to > step.count + 1) {
    return (
      <span className={styles.noArrow}>
        <Icon name={icon} />
      </span>
    );
  }
  const text = isBack ? stepBarMessages.backToQuestion : stepBarMessages.forwardToQuestion;
  const name = to > step.count ? stepBarMessages.forwardToEnd : message(text, { number: to });
  return (
    <StepLink question={to} className={styles.arrow} {...attr('aria-label', name)}>
      <Icon name={icon} />
    </StepLink>
  );
}
