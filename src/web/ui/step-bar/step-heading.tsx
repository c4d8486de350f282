import type { ReactNode, Ref } from 'react';
import { stepBarMessages } from '#messages/shared/step-bar.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './step-heading.module.css';

type Props = {
  ref?: Ref<HTMLHeadingElement> | undefined;
  id?: string;
  /** Undefined after the last question. */
  place?: { number: number; count: number };
  children: ReactNode;
};

/** Takes the focus on every step, so that screen readers announce the question. */
export function StepHeading({ ref, id, place, children }: Props) {
  const { t } = useTranslation();
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className={styles.heading}>
      {place && (
        <span className="visually-hidden">
          {t(stepBarMessages.question, { number: place.number, total: place.count })}{' '}
        </span>
      )}
      {children}
    </h2>
  );
}
