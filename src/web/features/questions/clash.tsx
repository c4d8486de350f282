import { useId } from 'react';
import { moment } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './clash.module.css';
import { languages } from './languages.ts';
import type { Editing } from './question-list.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { copyOf, type Question, settle, shown } from './working-copy.ts';

/** Two lists for one place. Nothing is written until the person says which. */
export function Clash({ working, saving, locale }: Editing) {
  const heading = useId();
  const { draft, savedAt } = working;
  const mine = shown(settle(working.copy));
  const theirs = shown(copyOf(working.saved));
  const { lang } = languages[locale];
  return (
    <section className={styles.clash} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} ref={takeFocus}>
        Two lists of questions, which one stays?
      </h3>
      <p role="alert">
        Another list was saved while yours was being changed. Both are here, and nothing is lost
        until you choose.
      </p>
      <div className={styles.both}>
        <figure className={styles.version}>
          <figcaption>
            <strong>Yours, here</strong> <span>{draft && `changed ${moment(draft.at)}`}</span>
          </figcaption>
          <QuestionTexts questions={compared(mine, theirs)} lang={lang} />
          <Button onClick={() => void saving.keepMine()}>Keep mine</Button>
        </figure>
        <figure className={styles.version}>
          <figcaption>
            <strong>Theirs</strong> <span>{savedAt && `saved ${moment(savedAt)}`}</span>
          </figcaption>
          <QuestionTexts questions={compared(theirs, mine)} lang={lang} />
          <Button onClick={saving.keepTheirs}>Keep theirs</Button>
        </figure>
      </div>
      <div>
        <Button onClick={saving.joinBoth}>Join both</Button>{' '}
        <span>yours, then what only they have, to look through before you save</span>
      </div>
    </section>
  );
}

/** What in a list is not so in the other one. */
function compared(list: readonly Question[], other: readonly Question[]) {
  return list.map((one) => {
    const same = other.find(({ uuid }) => uuid !== null && uuid === one.uuid);
    if (!same) return { ...one, note: 'only here' };
    return same.question === one.question ? one : { ...one, note: 'worded differently' };
  });
}

/** Whoever asked to save is led to the question that came up instead. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
