import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Draft,
  draftKey,
  draftsOnTheirWay,
  draftsVersion,
  dropDraft,
  isKept,
  type ListedDraft,
  listDrafts,
  type Place,
  readDraft,
  sameText,
  subscribeToDrafts,
  writeDraft,
} from './drafts.ts';
import { useCurrentUser } from './session.ts';

/** What the text is a draft of: the saved text, when it was saved, and where to find it. */
type Subject = { saved: string; base: string | null; place: Place };

/**
 * Text that survives a closed tab, a dead battery, an expired session and a failing server. It is
 * on this device from the first keystroke until `forget`, called once the server has confirmed it.
 */
export function useDraft(name: string, { saved, base, place }: Subject) {
  const onTheirWay = draftsOnTheirWay();
  if (onTheirWay) use(onTheirWay);
  const key = draftKey(useCurrentUser().uuid, name);
  const found = useSyncExternalStore(subscribeToDrafts, () => readDraft(key));
  const draft = found && !sameText(found.text, saved) ? found : null;
  const typed = useRef<{ key: string; text: string } | null>(null);
  const [dropped, setDropped] = useState<{ key: string; draft: Draft } | null>(null);
  const discarded = dropped?.key === key ? dropped.draft : null;
  useTidy(key, saved);

  /** `from`, where the text now takes account of a newer record than it was begun from. */
  function setText(text: string, from?: string | null) {
    typed.current = { key, text };
    setDropped(null);
    if (text === saved) return dropDraft(key);
    const begun = readDraft(key);
    const since = from === undefined ? (begun ? begun.base : base) : from;
    writeDraft(key, { text, at: new Date().toISOString(), base: since, place });
  }

  /** What was sent and is now saved. Whatever was typed since stays, as a draft of that: false. */
  function forget(sent: string, savedAt: string | null): boolean {
    const newer = readDraft(key)?.text ?? (typed.current?.key === key ? typed.current.text : sent);
    const at = readDraft(key)?.at ?? new Date().toISOString();
    if (newer === sent) dropDraft(key);
    else writeDraft(key, { text: newer, at, base: savedAt, place });
    return newer === sent;
  }

  function discard() {
    typed.current = null;
    setDropped(draft && { key, draft });
    dropDraft(key);
  }

  function undo() {
    if (discarded) writeDraft(key, discarded);
    setDropped(null);
  }

  return {
    text: found?.text ?? saved,
    /** Null where nothing differs from what is saved. */
    draft,
    isKept: isKept(key),
    setText,
    forget,
    discard,
    /** What was discarded last and can still be had back. */
    discarded,
    undo,
  };
}

/**
 * A save whose answer got lost leaves a draft that is no different from what was saved. Dropped on
 * opening only: later it may be a text with a space at its end that someone is typing on.
 */
function useTidy(key: string, saved: string) {
  const tidy = useEffectEvent((opened: string) => {
    const left = readDraft(opened);
    if (left && sameText(left.text, saved)) dropDraft(opened);
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
