import type { Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Saved } from '#web/ui/saved.tsx';
import type { Editing } from './question-list.tsx';
import styles from './save-bar.module.css';
import { doneWords, kindsOf, sinceWhen } from './save-words.ts';
import { Troubles } from './troubles.tsx';

type Props = Editing & { isWide: boolean; onClose: () => void };

/** Always in sight: what is unsaved, and what can be done about it. */
export function SaveBar({ isWide, onClose, ...editing }: Props) {
  const { working, saving } = editing;
  const { done } = saving;
  return (
    <div className={isWide ? styles.top : styles.foot}>
      <Troubles {...editing} />
      <div className={styles.line}>
        <div className={styles.state}>
          <State {...editing} />
          <Saved>{done !== null && working.count === 0 && doneWords(done)}</Saved>
        </div>
        <div className={styles.actions}>
          {!isWide && <Button onClick={onClose}>Close</Button>}
          <Button
            variant="primary"
            busy={saving.isSaving}
            disabled={working.count === 0 || saving.isComparing}
            aria-keyshortcuts="Control+Enter"
            title="Ctrl + Enter"
            onClick={() => void saving.save()}
          >
            Save
          </Button>
        </div>
      </div>
    </div>
  );
}

function State({ working, saving }: Editing) {
  if (working.count > 0) {
    return (
      <p className={styles.unsaved}>
        <strong>
          {working.count === 1 ? '1 unsaved change' : `${working.count} unsaved changes`}
        </strong>
        <span className={styles.kinds}>{kindsOf(working)}</span>
        <span>{sinceWhen(working)}</span>
        <Small onPress={saving.discard}>Discard</Small>
      </p>
    );
  }
  if (working.discarded) {
    return (
      <p>
        Changes discarded <span aria-hidden="true">·</span>{' '}
        <Small onPress={working.undo} ref={takeFocus}>
          Undo
        </Small>
      </p>
    );
  }
  return saving.done ? null : <p>No unsaved changes</p>;
}

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
