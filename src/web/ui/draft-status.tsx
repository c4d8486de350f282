import { controlsMessages } from '#messages/controls.ts';
import { sharedMessages } from '#messages/shared.ts';
import { formatTimeOrDate } from '#web/platform/format.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Callout } from './callout.tsx';
import styles from './draft-status.module.css';
import { Icon } from './icon.tsx';
import { SmallButton } from './small-button.tsx';

export type DraftState = {
  is: boolean;
  isKept: boolean;
  /** Of the draft that was there when the form opened. */
  foundAt: string | undefined;
  canUndo: boolean;
  discard: () => void;
  undo: () => void;
};

type Props = { draft: DraftState };

/** Offers again what was left here unsaved. */
export function DraftRestored({ draft }: Props) {
  const { t } = useTranslation();
  if (draft.foundAt === undefined || !draft.is) return null;
  return (
    <Callout tone="info">
      <span className={styles.found}>
        <span>{t(controlsMessages.draftIsBack, { at: formatTimeOrDate(draft.foundAt) })}</span>
        <SmallButton onPress={draft.discard}>{t(sharedMessages.discardDraft)}</SmallButton>
      </span>
    </Callout>
  );
}

/** Beside the buttons: is what I typed safe? Silent for screen readers. */
export function DraftStatus({ draft }: Props) {
  return (
    <p className={styles.line}>
      <Kept {...draft} />
    </p>
  );
}

function Kept({ is, isKept, foundAt, canUndo, discard, undo }: DraftState) {
  const { t } = useTranslation();
  if (canUndo) {
    return (
      <>
        {t(sharedMessages.draftDiscarded)}
        <SmallButton onPress={undo} hasFocus>
          {t(sharedMessages.undo)}
        </SmallButton>
      </>
    );
  }
  if (!is) return null;
  if (!isKept) return t(controlsMessages.draftNotKept);
  return (
    <>
      <Icon name="edit" />
      {t(sharedMessages.draftOnThisDevice)}
      {foundAt === undefined && (
        <SmallButton onPress={discard}>{t(sharedMessages.discardDraft)}</SmallButton>
      )}
    </>
  );
}
