import { useId } from 'react';
import { controlsText } from '#texts/controls.ts';
import { questionsEditingText } from '#texts/questions-editing.ts';
import type { Sayable } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './clash.module.css';
import { languages } from './languages.ts';
import type { Editing } from './question-list.tsx';
import { QuestionTexts } from './question-texts.tsx';
import { copyOf, type Question, settle, shown } from './working-copy.ts';

/** Two lists for one place. Nothing is written until the person says which. */
export function Clash({ working, saving, locale }: Editing) {
  const heading = useId();
  const { t } = useText();
  const { draft, savedAt } = working;
  const mine = shown(settle(working.copy));
  const theirs = shown(copyOf(working.saved));
  const { lang } = languages[locale];
  return (
    <section className={styles.clash} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} ref={takeFocus}>
        {t(questionsEditingText.whichStays)}
      </h3>
      <p role="alert">{t(questionsEditingText.bothAreHere)}</p>
      <div className={styles.both}>
        <figure className={styles.version}>
          <figcaption>
            <strong>{t(writingText.mine)}</strong>{' '}
            <span>{draft && t(questionsEditingText.changedAt, { at: moment(draft.at) })}</span>
          </figcaption>
          <QuestionTexts questions={compared(mine, theirs)} lang={lang} />
          <Button onClick={() => void saving.keepMine()}>{t(writingText.keepMine)}</Button>
        </figure>
        <figure className={styles.version}>
          <figcaption>
            <strong>{t(controlsText.theirs)}</strong>{' '}
            <span>{savedAt && t(questionsEditingText.savedAt, { at: moment(savedAt) })}</span>
          </figcaption>
          <QuestionTexts questions={compared(theirs, mine)} lang={lang} />
          <Button onClick={saving.keepTheirs}>{t(writingText.keepTheirs)}</Button>
        </figure>
      </div>
      <div>
        <Button onClick={saving.joinBoth}>{t(writingText.joinBoth)}</Button>{' '}
        <span>{t(questionsEditingText.joinHow)}</span>
      </div>
    </section>
  );
}

/** What in a list is not so in the other one. */
type Noted = Question & { note?: Sayable };

function compared(list: readonly Question[], other: readonly Question[]): Noted[] {
  return list.map((one) => {
    const same = other.find(({ uuid }) => uuid !== null && uuid === one.uuid);
    if (!same) return { ...one, note: questionsEditingText.onlyHere };
    return same.question === one.question
      ? one
      : { ...one, note: questionsEditingText.wordedDifferently };
  });
}

/** Whoever asked to save is led to the question that came up instead. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
