import { type ReactNode, useId } from 'react';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './conflict.module.css';
import type { KeptText } from './use-kept-text.ts';

/** Two texts for one place. Nothing is written until the person says which. */
export function Conflict({ text, label }: { text: KeptText; label: string }) {
  const heading = useId();
  const theirs = useWriter(text);
  return (
    <section className={styles.conflict} aria-labelledby={heading}>
      <h3 id={heading} tabIndex={-1} ref={text.isComparing === 'asked' ? takeFocus : undefined}>
        {label}: two texts, which one stays?
      </h3>
      <p role="alert">{theirs.sentence} Both are here, and nothing is lost until you choose.</p>
      <div className={styles.both}>
        <Version title="Yours, here" foot={mineFoot(text)} text={text.text}>
          {text.text.trim() !== '' && (
            <Button onClick={() => void text.keepMine()}>Keep mine</Button>
          )}
        </Version>
        <Version title={theirs.title} foot={theirs.foot} text={text.saved.text}>
          <Button onClick={text.keepTheirs}>Keep {theirs.isMe ? 'the saved one' : 'theirs'}</Button>
        </Version>
      </div>
      <div>
        <Button onClick={text.joinBoth}>Join both</Button> <span>one after the other, to edit</span>
      </div>
    </section>
  );
}

type VersionProps = { title: string; foot: string; text: string; children: ReactNode };

function Version({ title, foot, text, children }: VersionProps) {
  return (
    <figure className={styles.version}>
      <figcaption>
        <strong>{title}</strong> <span>{foot}</span>
      </figcaption>
      {text.trim() === '' ? <p className={styles.empty}>Empty</p> : <p>{text}</p>}
      {children}
    </figure>
  );
}

function useWriter({ saved }: KeptText) {
  const { uuid } = useCurrentUser();
  const foot = saved.at === null ? '' : `saved ${moment(saved.at)}`;
  if (saved.by?.uuid === uuid) {
    const sentence = 'You saved another text here, in another window or on another device.';
    return { isMe: true, title: 'Yours, saved elsewhere', foot, sentence };
  }
  const name = saved.by?.name ?? 'Somebody else';
  const sentence = `${name} saved another text here while yours was being written.`;
  return { isMe: false, title: name, foot, sentence };
}

const mineFoot = ({ draft }: KeptText) => (draft ? `draft from ${moment(draft.at)}` : '');

/** Whoever asked to save is led to the question that came up instead. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
