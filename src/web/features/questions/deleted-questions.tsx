import { useId } from 'react';
import styles from './deleted.module.css';
import { languages } from './languages.ts';
import type { Editing } from './question-list.tsx';
import { deleted } from './working-copy.ts';

/** Every deleted question can be had back until the card is saved. */
export function DeletedQuestions({ working, acts, locale }: Editing) {
  const heading = useId();
  const gone = deleted(working.copy).filter(({ key }) => !acts.fresh.includes(key));
  if (gone.length === 0) return null;
  return (
    <section className={styles.deleted} aria-labelledby={heading}>
      <h4 id={heading}>Deleted, until you save</h4>
      <ul>
        {gone.map(({ key, question }) => (
          <li key={key}>
            <span lang={languages[locale].lang}>{question}</span>
            <button
              type="button"
              className={styles.undo}
              aria-label={`Undo deleting “${question}”`}
              onClick={() => acts.restore(key)}
            >
              Undo
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
