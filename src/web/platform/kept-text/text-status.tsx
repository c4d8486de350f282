import type { Ref } from 'react';
import { moment } from '#web/platform/format.ts';
import { useCurrentUser } from '#web/platform/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './kept-text-box.module.css';
import type { KeptText } from './use-kept-text.ts';

/** One line under the box: is my text safe? Silent for screen readers, but for a failure. */
export function TextStatus({ text }: { text: KeptText }) {
  if (text.problem?.kind === 'failed') return <Failed text={text} reason={text.problem.reason} />;
  if (text.isSaving) return <p className={styles.status}>Saving…</p>;
  if (text.isClash) return <Elsewhere text={text} />;
  if (text.draft) return <OnThisDevice text={text} />;
  if (text.discarded) return <Discarded text={text} />;
  return <Saved text={text} />;
}

/** Only what this box asks its writer, where one line of the screen speaks for all its boxes. */
export function TextQuestion({ text }: { text: KeptText }) {
  if (text.isClash && !text.isSaving) return <Elsewhere text={text} />;
  return text.discarded ? <Discarded text={text} /> : null;
}

function Failed({ text, reason }: { text: KeptText; reason: string }) {
  return (
    <div ref={bringIntoSight} className={styles.failed}>
      <Notice tone="danger" role="alert">
        <p>
          <strong>Not saved, try again.</strong> {reason}{' '}
          {text.isKept ? 'Your text is kept on this device.' : 'Keep this page open.'}
        </p>
        <Small onPress={() => void text.save({ leaving: true })}>Try again</Small>
      </Notice>
    </div>
  );
}

function Elsewhere({ text }: { text: KeptText }) {
  return (
    <Notice tone="warn" role="alert">
      <p>{text.saved.by?.name ?? 'Somebody'} saved another text here while you were writing.</p>
      <Small onPress={text.compare}>Compare the two</Small>
    </Notice>
  );
}

function OnThisDevice({ text }: { text: KeptText }) {
  if (!text.isKept) return <NotKept />;
  return (
    <p className={styles.status}>
      <Icon name="edit" />
      {text.isFound && text.draft ? `Draft from ${moment(text.draft.at)}` : 'Draft on this device'}
      <span aria-hidden="true">·</span>
      <Small onPress={text.discard}>Discard draft</Small>
    </p>
  );
}

function NotKept() {
  return (
    <Notice tone="warn">
      <strong>Not kept on this device</strong>, whose storage is full or blocked. Save before you
      leave this page.
    </Notice>
  );
}

function Discarded({ text }: { text: KeptText }) {
  return (
    <p className={styles.status}>
      Draft discarded
      <span aria-hidden="true">·</span>
      <Small onPress={text.undo} ref={takeFocus}>
        Undo
      </Small>
    </p>
  );
}

function Saved({ text }: { text: KeptText }) {
  const { uuid } = useCurrentUser();
  const { at, by } = text.saved;
  if (at === null || text.saved.text === '') return <p className={styles.status} />;
  return (
    <p className={styles.status}>
      <Icon name="check" className={styles.saved} />
      Saved {moment(at)}
      {by && by.uuid !== uuid && ` by ${by.name}`}
    </p>
  );
}

/** It may be out of sight of the button that was pressed. The focus stays where somebody types. */
const bringIntoSight = (failure: HTMLElement | null) =>
  failure?.scrollIntoView({ block: 'nearest' });

/** The button pressed just now is gone. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type SmallProps = { onPress: () => void; ref?: Ref<HTMLButtonElement>; children: string };

function Small({ onPress, ref, children }: SmallProps) {
  return (
    <button type="button" className={styles.small} onClick={onPress} ref={ref}>
      {children}
    </button>
  );
}
