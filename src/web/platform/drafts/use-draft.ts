import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  changeIn,
  type EditEvent,
  type Editing,
  edit,
  hasConflict,
  opened,
  textIn,
} from '#web/platform/editing/editing.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import {
  type DraftLocation,
  deleteDraft,
  draftKey,
  draftRestore,
  isDraftPersisted,
  readDraft,
  subscribeToDrafts,
  writeDraft,
} from './drafts.ts';

/** What the text is a draft of: the saved text, its version (`updated_at`), and where it is edited. */
type Subject = { saved: string; base: string | null; place: DraftLocation };

/**
 * Text that survives a closed tab, a dead battery, an expired session and a failing server. It is
 * on this device from the first keystroke until `forget`, called once the server has confirmed it.
 * `edit` decides what an event does to it; this hook reads it from the device and writes it there.
 */
export function useDraft(name: string, { saved, base, place }: Subject) {
  // A constant, so every rendering calls the same hooks.
  if (draftRestore) use(draftRestore);
  const key = draftKey(useCurrentUser().uuid, name);
  const storedDraft = useSyncExternalStore(subscribeToDrafts, () => readDraft(key));
  const subject = { saved: { text: saved, version: base }, draft: storedDraft };
  const [current, setCurrent] = useState(() => ({ key, progress: opened(subject) }));
  const progress = current.key === key ? current.progress : opened(subject);
  if (current.key !== key) setCurrent({ key, progress });
  const latest = useRef(current);
  const draft = changeIn(subject) && storedDraft;
  useDeleteSavedDraft(key, saved);

  /** Also up to date before the next rendering: two events in one task build on each other. */
  const progressNow = () => (latest.current.key === key ? latest.current.progress : progress);

  function dispatch(event: EditEvent): Editing {
    const before = { ...progressNow(), saved: subject.saved, draft: readDraft(key) };
    const after = edit(before, event);
    store(before.draft, after.draft);
    const { saved: _, draft: __, ...next } = after;
    latest.current = { key, progress: next };
    setCurrent((now) => (now.key === key ? { key, progress: next } : now));
    return after;
  }

  function store(before: Editing['draft'], after: Editing['draft']) {
    if (after === before) return;
    if (after) writeDraft(key, { text: after.text, at: after.at, base: after.base, place });
    else deleteDraft(key);
  }

  const now = () => new Date().toISOString();

  return {
    text: textIn({ ...subject, shown: progress.shown }),
    /** Null where the text is the saved one. */
    draft,
    isPersisted: isDraftPersisted(key),
    isSaving: progress.sending !== null,
    /** Somebody else saved another text since this draft was begun. */
    isConflict: hasConflict({ ...subject, ...progress }),
    comparing: progress.comparing,
    /** When the draft was typed that was there on opening. */
    restoredAt: progress.restoredAt,
    /** The draft that was discarded last; `undo` restores it. */
    discarded: progress.discarded,
    dispatch,
    isSending: () => progressNow().sending !== null,
    setText: (text: string) => void dispatch({ type: 'typed', text, at: now() }),
    /** Takes a text that was begun from another version, such as a draft of another device. */
    adopt: (text: string, from: string | null) =>
      void dispatch({ type: 'adopted', text, at: now(), base: from }),
    /** Ends a conflict: the person saw both texts, and `text` goes over the saved one. */
    resolve: (text: string) => void dispatch({ type: 'resolved', text, at: now() }),
    /** `sent` is saved now. False where more was typed since, which stays as a draft of it. */
    forget: (sent: string, version: string | null) =>
      dispatch({ type: 'saved', sent, version, at: now() }).draft === null,
    compare: () => void dispatch({ type: 'compared' }),
    discard: () => void dispatch({ type: 'discarded' }),
    undo: () => void dispatch({ type: 'undone' }),
  };
}

/**
 * A save whose answer got lost leaves a draft that equals the saved text. It is deleted on opening
 * only: later it may be a text with a space at its end that somebody is still typing.
 */
function useDeleteSavedDraft(key: string, saved: string) {
  const deleteIfSaved = useEffectEvent((openKey: string) => {
    const draft = readDraft(openKey);
    if (draft && sameText(draft.text, saved)) deleteDraft(openKey);
  });
  useEffect(() => deleteIfSaved(key), [key]);
}
