import { controlsMessages } from '#messages/shared/controls.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { DraftDiscarded } from './draft-discarded.tsx';
import styles from './draft-status.module.css';

export type DraftState = {
  exists: boolean;
  isPersisted: boolean;
  /** When the draft that was there on opening was typed; undefined if there was none. */
  restoredAt: string | undefined;
  canUndo: boolean;
  discard: () => void;
  undo: () => void;
};

type Props = { draft: DraftState };

/** Tells that an unsaved draft was restored, and offers to discard it. */
export function DraftRestored({ draft }: Props) {
  const { t } = useTranslation();
  if (draft.restoredAt === undefined || !draft.exists) return null;
  return (
    <Callout tone="info">
      <span className={styles.found}>
        <span>{t(controlsMessages.draftIsBack, { at: formatTimeOrDate(draft.restoredAt) })}</span>
        <SmallButton onPress={draft.discard}>{t(draftMessages.discardDraft)}</SmallButton>
      </span>
    </Callout>
  );
}

/** Whether what was typed is safe, beside the buttons of a form. Silent for screen readers. */
export function DraftStatus({ draft }: Props) {
  return (
    <p className={styles.line}>
      <DraftStatusText {...draft} />
    </p>
  );
}

function DraftStatusText({ exists, isPersisted, restoredAt, canUndo, discard, undo }: DraftState) {
  const { t } = useTranslation();
  if (canUndo) return <DraftDiscarded onUndo={undo} />;
  if (!exists) return null;
  if (!isPersisted) return t(controlsMessages.draftNotKept);
  return (
    <>
      <Icon name="edit" />
      {t(draftMessages.draftOnThisDevice)}
      {restoredAt === undefined && (
        <SmallButton onPress={discard}>{t(draftMessages.discardDraft)}</SmallButton>
      )}
    </>
  );
}
