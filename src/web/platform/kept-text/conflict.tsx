import { type ReactNode, useId } from 'react';
import { sharedText } from '#texts/shared.ts';
import { say, type Words } from '#texts/text.ts';
import { writingText } from '#texts/writing.ts';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './conflict.module.css';
import type { KeptText } from './use-kept-text.ts';

/** Two texts for one place. Nothing is written until the person says which. */
export function Conflict({ text, label }: { text: KeptText; label: Words }) {
  const { t } = useText();
  const heading = useId();
  const theirs = useWriter(text);
  return (
    <section className={styles.conflict} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} ref={text.isComparing === 'asked' ? takeFocus : undefined}>
        {t(writingText.twoTexts, { label })}
      </h3>
      <p role="alert">{t(theirs.sentence)}</p>
      <div className={styles.both}>
        <Version title={writingText.mine} foot={mineFoot(text)} text={text.text}>
          {text.text.trim() !== '' && (
            <Button onClick={() => void text.keepMine()}>{t(writingText.keepMine)}</Button>
          )}
        </Version>
        <Version title={theirs.title} foot={theirs.foot} text={text.saved.text}>
          <Button onClick={text.keepTheirs}>
            {t(theirs.isMe ? writingText.keepSaved : writingText.keepTheirs)}
          </Button>
        </Version>
      </div>
      <div>
        <Button onClick={text.joinBoth}>{t(writingText.joinBoth)}</Button>{' '}
        <span>{t(writingText.joinHow)}</span>
      </div>
    </section>
  );
}

type VersionProps = { title: Words; foot: Words; text: string; children: ReactNode };

function Version({ title, foot, text, children }: VersionProps) {
  const { t } = useText();
  return (
    <figure className={styles.version}>
      <figcaption>
        <strong>{t(title)}</strong> <span>{t(foot)}</span>
      </figcaption>
      {text.trim() === '' ? <p className={styles.empty}>{t(writingText.empty)}</p> : <p>{text}</p>}
      {children}
    </figure>
  );
}

function useWriter({ saved }: KeptText) {
  const { uuid } = useCurrentUser();
  const foot = saved.at === null ? '' : say(writingText.savedThen, { at: moment(saved.at) });
  if (saved.by?.uuid === uuid) {
    const sentence = writingText.youSavedElsewhere;
    return { isMe: true, title: writingText.mineElsewhere, foot, sentence };
  }
  const name = saved.by?.name ?? sharedText.somebodyElse;
  const sentence = say(writingText.theirsSaved, { name });
  return { isMe: false, title: name, foot, sentence };
}

const mineFoot = ({ draft }: KeptText) =>
  draft ? say(writingText.draftFromHere, { at: moment(draft.at) }) : '';

/** Whoever asked to save is led to the question that came up instead. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
