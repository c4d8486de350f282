import { moment } from '#web/platform/format.ts';
import styles from './draft-line.module.css';
import { Icon } from './icon.tsx';
import { Notice } from './notice.tsx';
import { SmallButton } from './small-button.tsx';

export type KeptDraft = {
  is: boolean;
  isKept: boolean;
  /** Of the draft that was there when the form opened. */
  foundAt: string | undefined;
  canUndo: boolean;
  discard: () => void;
  undo: () => void;
};

type Props = { draft: KeptDraft };

/** Offers again what was left here unsaved. */
export function DraftFound({ draft }: Props) {
  if (draft.foundAt === undefined || !draft.is) return null;
  return (
    <Notice tone="info">
      <span className={styles.found}>
        <span>{`Your draft from ${moment(draft.foundAt)} is back. It is not saved yet.`}</span>
        <SmallButton onPress={draft.discard}>Discard draft</SmallButton>
      </span>
    </Notice>
  );
}

/** Beside the buttons: is what I typed safe? Silent for screen readers. */
export function DraftLine({ draft }: Props) {
  return <p className={styles.line}>{wordsOf(draft)}</p>;
}

function wordsOf({ is, isKept, foundAt, canUndo, discard, undo }: KeptDraft) {
  if (canUndo) {
    return (
      <>
        Draft discarded
        <SmallButton onPress={undo} hasFocus>
          Undo
        </SmallButton>
      </>
    );
  }
  if (!is) return null;
  if (!isKept) return 'Not kept on this device: save before you leave this page.';
  return (
    <>
      <Icon name="edit" />
      Draft on this device
      {foundAt === undefined && <SmallButton onPress={discard}>Discard draft</SmallButton>}
    </>
  );
}
