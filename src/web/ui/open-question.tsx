import { type ReactNode, type Ref, useId } from 'react';
import type { Words } from '#texts/text.ts';
import { useText } from '#web/platform/use-text.tsx';
import styles from './open-question.module.css';

type Props = {
  title: Words;
  /** How it came to this. */
  sentence: Words;
  heading?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

/** What was typed meets what was saved meanwhile. Nothing is written until the person says which. */
export function OpenQuestion({ title, sentence, heading, children }: Props) {
  const { t } = useText();
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
