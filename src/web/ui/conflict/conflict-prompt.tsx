import { type ReactNode, type Ref, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './conflict-prompt.module.css';

type Props = {
  title: DisplayText;
  /** How it came to this. */
  sentence: DisplayText;
  heading?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

/**
 * A conflict between the draft and what was saved meanwhile. Nothing is saved until the person
 * chooses.
 */
export function ConflictPrompt({ title, sentence, heading, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} data-open-question ref={heading}>
        {t(title)}
      </h3>
      <p role="alert">{t(sentence)}</p>
      {children}
    </section>
  );
}
