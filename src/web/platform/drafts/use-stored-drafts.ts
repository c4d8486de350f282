import { useSyncExternalStore } from 'react';
import { useCurrentUser } from '#web/platform/session/session.ts';
import {
  type Draft,
  draftKey,
  draftsVersion,
  type ListedDraft,
  listDrafts,
  readDraft,
  subscribeToDrafts,
} from './drafts.ts';

/* What is kept on this device, for those who only look at it: apart from editing, which lists don't need. */

export function useHasDraft(name: string): boolean {
  const key = draftKey(useCurrentUser().uuid, name);
  return useSyncExternalStore(subscribeToDrafts, () => readDraft(key) !== null);
}

/** Reads the current user's drafts of these names. Drawn again only when one of them changes. */
export function useDraftsNamed(names: readonly string[]): (name: string) => Draft | null {
  const { uuid } = useCurrentUser();
  const read = (name: string) => readDraft(draftKey(uuid, name));
  useSyncExternalStore(
    subscribeToDrafts,
    () => names.map((name) => read(name)?.order).join(),
    // The server draws no page for whoever has a draft.
    () => '',
  );
  return read;
}

/** The current user's drafts on this device, the latest first. */
export function useDrafts(): ListedDraft[] {
  const { uuid } = useCurrentUser();
  useSyncExternalStore(subscribeToDrafts, draftsVersion, () => 0);
  return listDrafts(uuid);
}
