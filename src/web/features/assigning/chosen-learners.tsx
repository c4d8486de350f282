import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Learner } from '#web/platform/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './many-learners.module.css';
import { counted } from './sentences.ts';
import { type KeptManyChoice, mostLearners } from './use-many-choice.ts';

/** Everybody it is about, each of whom can be taken out again. */
export function ChosenLearners({ choice }: { choice: KeptManyChoice }) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { learners, cleared } = choice;

  /** The focus goes to whoever takes the place, so that several can be taken out in a row. */
  function takeOut(learner: Learner, index: number) {
    flushSync(() => choice.remove([learner]));
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[Math.min(index, buttons.length - 1)];
    (next ?? title.current)?.focus();
  }

  return (
    <section className={styles.chosen} aria-labelledby={heading}>
      <div className={styles.top}>
        <h3 id={heading} ref={title} tabIndex={-1}>
          Chosen learners
        </h3>
        <p role="status" className={styles.count}>
          {counted(learners.length, 'learner')}
        </p>
      </div>
      {choice.isTooMany && (
        <Notice tone="danger" role="alert">
          At most {mostLearners.toLocaleString('en-NZ')} learners at once. Nobody was added.
        </Notice>
      )}
      {learners.length === 0 ? (
        <p className={styles.none}>Nobody is chosen yet.</p>
      ) : (
        <ul ref={list} className={styles.chips}>
          {learners.map((learner, index) => (
            <li key={learner.uuid} className={styles.chip}>
              <span>{learner.name}</span>
              <button
                type="button"
                aria-label={`Take out ${learner.name}`}
                onClick={() => takeOut(learner, index)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {(learners.length > 1 || cleared) && (
        <div>
          {/* One button with two meanings, so that the focus has somewhere to stay. */}
          <Button
            variant="quiet"
            onClick={() => (cleared ? choice.restore() : choice.clear())}
            className={styles.clear}
          >
            {cleared ? `Undo: bring ${cleared.learners.length} learners back` : 'Take all out'}
          </Button>
        </div>
      )}
    </section>
  );
}
