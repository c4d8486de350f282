import { controlsText } from '#texts/controls.ts';
import { sharedText } from '#texts/shared.ts';
import { moment } from '#web/platform/format.ts';
import { useText } from '#web/platform/use-text.tsx';
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
  const { t } = useText();
  if (draft.foundAt === undefined || !draft.is) return null;
  return (
    <Notice tone="info">
      <span className={styles.found}>
        <span>{t(controlsText.draftIsBack, { at: moment(draft.foundAt) })}</span>
        <SmallButton onPress={draft.discard}>{t(sharedText.discardDraft)}</SmallButton>
      </span>
    </Notice>
  );
}

/** Beside the buttons: is what I typed safe? Silent for screen readers. */
export function DraftLine({ draft }: Props) {
  return (
    <p className={styles.line}>
      <Kept {...draft} />
    </p>
  );
}

function Kept({ is, isKept, foundAt, canUndo, discard, undo }: KeptDraft) {
  const { t } = useText();
  if (canUndo) {
    return (
      <>
        {t(sharedText.draftDiscarded)}
        <SmallButton onPress={undo} hasFocus>
          {t(sharedText.undo)}
        </SmallButton>
      </>
    );
  }
  if (!is) return null;
  if (!isKept) return t(controlsText.draftNotKept);
  return (
    <>
      <Icon name="edit" />
      {t(sharedText.draftOnThisDevice)}
      {foundAt === undefined && (
        <SmallButton onPress={discard}>{t(sharedText.discardDraft)}</SmallButton>
      )}
    </>
  );
}
