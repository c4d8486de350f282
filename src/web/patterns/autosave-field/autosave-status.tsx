import { type DisplayText, message } from '#lib/messages/message.ts';
import { writingMessages } from '#messages/my-learning/writing.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { formatTimeOrDate } from '#web/i18n/format.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { SmallButton } from '#web/ui/button/small-button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { DraftDiscarded } from '#web/ui/draft-status/draft-discarded.tsx';
import { leaveFocusAround } from '#web/ui/focus/leave-focus-around.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './autosave-field.module.css';
import { SavedAfterFailure } from './saved-after-failure.tsx';
import type { AutosaveFieldState } from './use-autosave-field.ts';

/** `draftKeptAt`: when the server got the draft as it is now, of texts whose drafts it gets. */
type Text = AutosaveFieldState & { draftKeptAt?: string | null };

/**
 * Whether the text is safe, below its box. Screen readers announce only a failure, its end, or a
 * conflict.
 */
export function AutosaveStatus({ text }: { text: Text }) {
  return (
    <div tabIndex={-1}>
      <Safety text={text} />
      <SavedAfterFailure isFailed={text.problem?.kind === 'failed'} savedAt={text.saved.version} />
    </div>
  );
}

function Safety({ text }: { text: Text }) {
  const { t } = useTranslation();
  if (text.problem?.kind === 'failed')
    return <SaveFailed text={text} reason={text.problem.reason} />;
  if (text.isConflict && !text.isSaving) return <SavedElsewhere text={text} />;
  // Also while it is saved, as the focus may be on its button.
  if (text.putBack) return <Cleared onUndo={text.putBack} />;
  if (text.isSaving) return <p className={styles.status}>{t(writingMessages.saving)}</p>;
  if (text.draft) return <NotSavedYet text={text} />;
  if (text.discarded) return <Discarded text={text} />;
  return <Saved text={text} />;
}

/** Only what asks the writer something, for screens that show one status for all boxes. */
export function AutosavePrompt({ text }: { text: AutosaveFieldState }) {
  if (text.isConflict && !text.isSaving) return <SavedElsewhere text={text} />;
  if (text.putBack) return <Cleared onUndo={text.putBack} />;
  return text.discarded ? <Discarded text={text} /> : null;
}

function SaveFailed({ text, reason }: { text: AutosaveFieldState; reason: DisplayText }) {
  const { t } = useTranslation();
  return (
    <div ref={showFailure}>
      <Callout tone="danger" role="alert">
        <p>
          <strong>{t(writingMessages.notSaved)}</strong> {t(reason)}{' '}
          {t(text.isPersisted ? writingMessages.textIsKept : writingMessages.keepPageOpen)}
        </p>
        <SmallButton onPress={() => void text.save({ leaving: true })}>
          {t(sharedMessages.tryAgain)}
        </SmallButton>
      </Callout>
    </div>
  );
}

function SavedElsewhere({ text }: { text: AutosaveFieldState }) {
  const { t } = useTranslation();
  const { uuid } = useCurrentUser();
  const { by } = text.saved;
  return (
    <Callout tone="warn" role="alert">
      <p>
        {by?.uuid === uuid
          ? t(writingMessages.youSavedMeanwhile)
          : t(writingMessages.savedElsewhere, { name: by?.name ?? sharedMessages.somebody })}
      </p>
      <SmallButton onPress={text.compare}>{t(writingMessages.compare)}</SmallButton>
    </Callout>
  );
}

function NotSavedYet({ text }: { text: Text }) {
  const { t } = useTranslation();
  if (!text.isPersisted && !text.draftKeptAt) return <NotStored />;
  return (
    <p className={styles.status}>
      <Icon name="edit" />
      {t(whereDraftIs(text))}
      <span aria-hidden="true">·</span>
      <SmallButton onPress={text.discard}>{t(draftMessages.discardDraft)}</SmallButton>
    </p>
  );
}

function whereDraftIs({ isLeftover, draft, draftKeptAt }: Text): DisplayText {
  if (isLeftover && draft)
    return message(writingMessages.draftFrom, { at: formatTimeOrDate(draft.at) });
  if (!draftKeptAt) return draftMessages.draftOnThisDevice;
  return message(writingMessages.draftSavedAt, { at: formatTimeOrDate(draftKeptAt) });
}

function NotStored() {
  const { t } = useTranslation();
  return (
    <Callout tone="warn">
      {t(writingMessages.notKept, { strong: (words) => <strong>{words}</strong> })}
    </Callout>
  );
}

function Discarded({ text }: { text: AutosaveFieldState }) {
  return (
    <p className={styles.status}>
      <DraftDiscarded onUndo={text.undo} />
    </p>
  );
}

/** The emptiness is saved like any text, so what was there is offered in the same place. */
function Cleared({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.status} role="status">
      {t(writingMessages.cleared)}
      <span aria-hidden="true">·</span>
      <SmallButton onPress={onUndo}>{t(sharedMessages.undo)}</SmallButton>
    </p>
  );
}

function Saved({ text }: { text: AutosaveFieldState }) {
  const { t } = useTranslation();
  const { uuid } = useCurrentUser();
  const { version: at, by } = text.saved;
  if (at === null || text.saved.text === '') return <p className={styles.status} />;
  return (
    <p className={styles.status}>
      <Icon name="check" className={styles.saved} />
      {by && by.uuid !== uuid
        ? t(writingMessages.savedAtBy, { at: formatTimeOrDate(at), name: by.name })
        : t(writingMessages.savedAt, { at: formatTimeOrDate(at) })}
    </p>
  );
}

/** It may be off the screen when Save is pressed. The focus stays where somebody types. */
function showFailure(failure: HTMLElement | null) {
  failure?.scrollIntoView({ block: 'nearest' });
  return leaveFocusAround(failure);
}
