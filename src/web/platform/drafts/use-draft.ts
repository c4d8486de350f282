import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  changeIn,
  type EditEvent,
  type Editing,
  edit,
  hasConflict,
  opened,
} from '#web/platform/editing/editing.ts';
import { sameText } from '#web/platform/editing/same-text.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import {
  type DraftLocation,
  deleteDraft,
  draftKey,
  draftRestore,
  draftsVersion,
  isDraftPersisted,
  type ListedDraft,
  listDrafts,
  readDraft,
  subscribeToDrafts,
  writeDraft,
} from './drafts.ts';

/** What the text is a draft of: the saved text, its version, and where to find it. */
type Subject = { saved: string; base: string | null; place: DraftLocation };

/**
 * Text that survives a closed tab, a dead battery, an expired session and a failing server. It is
 * on this device from the first keystroke until `forget`, called once the server has confirmed it.
 * What an event makes of it is `edit`'s to say; here it is read from and written to the device.
 */
export function useDraft(name: string, { saved, base, place }: Subject) {
  // A constant of the page: what is asked in one rendering is asked in the next.
  if (draftRestore) use(draftRestore);
  const key = draftKey(useCurrentUser().uuid, name);
  const found = useSyncExternalStore(subscribeToDrafts, () => readDraft(key));
  const subject = { saved: { text: saved, version: base }, draft: found };
  const [shown, setShown] = useState(() => ({ key, progress: opened(subject) }));
  const progress = shown.key === key ? shown.progress : opened(subject);
  if (shown.key !== key) setShown({ key, progress });
  const latest = useRef(shown);
  const draft = changeIn(subject) && found;
  useTidy(key, saved);

  /** Before the next rendering, too: two events of one turn build on each other. */
  const progressNow = () => (latest.current.key === key ? latest.current.progress : progress);

  function dispatch(event: EditEvent): Editing {
    const before = { ...progressNow(), saved: subject.saved, draft: readDraft(key) };
    const after = edit(before, event);
    keep(before.draft, after.draft);
    const { saved: _, draft: __, ...next } = after;
    latest.current = { key, progress: next };
    setShown((now) => (now.key === key ? { key, progress: next } : now));
    return after;
  }

  function keep(before: Editing['draft'], after: Editing['draft']) {
    if (after === before) return;
    if (after) writeDraft(key, { text: after.text, at: after.at, base: after.base, place });
    else deleteDraft(key);
  }

  const now = () => new Date().toISOString();

  return {
    text: found?.text ?? saved,
    /** Null where nothing differs from what is saved. */
    draft,
    isKept: isDraftPersisted(key),
    isSaving: progress.sending !== null,
    /** Theirs and mine differ, and neither knows of the other. */
    isConflict: hasConflict({ ...subject, ...progress }),
    comparing: progress.comparing,
    /** Of the draft that was there on opening. */
    foundAt: progress.foundAt,
    /** What was discarded last and can still be had back. */
    discarded: progress.discarded,
    dispatch,
    isSending: () => progressNow().sending !== null,
    setText: (text: string) => void dispatch({ type: 'typed', text, at: now() }),
    /** Goes on from another version than the one it was begun from. */
    adopt: (text: string, from: string | null) =>
      void dispatch({ type: 'adopted', text, at: now(), base: from }),
    /** Both texts were seen; this one goes over the saved one. */
    resolve: (text: string) => void dispatch({ type: 'resolved', text, at: now() }),
    /** What was sent and is now saved. Whatever was typed since stays, as a draft of that: false. */
    forget: (sent: string, version: string | null) =>
      dispatch({ type: 'saved', sent, version, at: now() }).draft === null,
    compare: () => void dispatch({ type: 'compared' }),
    discard: () => void dispatch({ type: 'discarded' }),
    undo: () => void dispatch({ type: 'undone' }),
  };
}

/**
 * A save whose answer got lost leaves a draft that is no different from what was saved. Dropped on
 * opening only: later it may be a text with a space at its end that someone is typing on.
 */
function useTidy(key: string, saved: string) {
  const tidy = useEffectEvent((open: string) => {
    const left = readDraft(open);
    if (left && sameText(left.text, saved)) deleteDraft(open);
  });
  useEffect(() => tidy(key), [key]);
}

export function useHasDraft(name: string): boolean {
  const key = draftKey(useCurrentUser().uuid, name);
  return useSyncExternalStore(subscribeToDrafts, () => readDraft(key) !== null);
}

/** The drafts of whoever is logged in, on this device, the latest first. */
export function useDrafts(): ListedDraft[] {
  const { uuid } = useCurrentUser();
  useSyncExternalStore(subscribeToDrafts, draftsVersion);
  return listDrafts(uuid);
}
