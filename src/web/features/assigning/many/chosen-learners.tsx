import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { message } from '#lib/messages/message.ts';
import { assigningManyMessages } from '#messages/mentoring/assigning-many.ts';
import { listsMessages } from '#messages/shared/lists.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Learner } from '#web/patterns/learner-picker/learner-picker.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './many-learners.module.css';
import { type AssignManySelectionState, maxLearners } from './use-assign-many-selection.ts';

/** Everybody it is about, each of whom can be taken out again. */
export function ChosenLearners({ choice }: { choice: AssignManySelectionState }) {
  const heading = useId();
  const { t, attr } = useTranslation();
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
          {t(assigningManyMessages.chosenLearners)}
        </h3>
        <p role="status" className={styles.count}>
          {t(listsMessages.learnersCount, { count: learners.length })}
        </p>
      </div>
      {choice.isTooMany && (
        <Callout tone="danger" role="alert">
          {t(assigningManyMessages.tooMany, { most: maxLearners })}
        </Callout>
      )}
      {learners.length === 0 ? (
        <p className={styles.none}>{t(assigningManyMessages.nobodyChosen)}</p>
      ) : (
        <ul ref={list} className={styles.chips}>
          {learners.map((learner, index) => (
            <li key={learner.uuid} className={styles.chip}>
              <span>{learner.name}</span>
              <button
                type="button"
                {...attr(
                  'aria-label',
                  message(assigningManyMessages.takeOut, { learner: learner.name }),
                )}
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
            {cleared
              ? t(assigningManyMessages.bringBack, { count: cleared.learners.length })
              : t(assigningManyMessages.takeAllOut)}
          </Button>
        </div>
      )}
    </section>
  );
}
