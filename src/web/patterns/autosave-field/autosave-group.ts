import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import type { AutosaveFieldState, SaveOutcome } from './use-autosave-field.ts';

/** The states of a box, the most urgent first. */
const kinds = ['conflict', 'failed', 'saving', 'saved'] as const;

export type AutosaveGroupMember = {
  number: number;
  kind: (typeof kinds)[number];
  /** Why saving failed; '' unless it did. */
  reason: DisplayText;
  isPersisted: boolean;
  isBlank: boolean;
  /** When it was last saved; null if never. */
  savedAt: string | null;
  latest: RefObject<AutosaveFieldState>;
  saveNow: () => Promise<SaveOutcome>;
};

/** The boxes of one screen: their states, for a common status, and a way to save them all. */
function createGroup() {
  let members: readonly AutosaveGroupMember[] = [];
  const listeners = new Set<() => void>();

  function set(next: readonly AutosaveGroupMember[]) {
    members = next;
    for (const listener of listeners) listener();
  }

  return {
    put: (member: AutosaveGroupMember) =>
      set([...members.filter(({ number }) => number !== member.number), member]),
    remove: (number: number) => set(members.filter((member) => member.number !== number)),
    members: () => members,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    saveAll: () => Promise.all(members.map(({ saveNow }) => saveNow())),
  };
}

export type AutosaveGroup = ReturnType<typeof createGroup>;

export function useAutosaveGroup(): AutosaveGroup {
  const [group] = useState(createGroup);
  return group;
}

export const useAutosaveGroupMembers = (group: AutosaveGroup) =>
  useSyncExternalStore(group.subscribe, group.members);

export function mostUrgentMember(
  members: readonly AutosaveGroupMember[],
): AutosaveGroupMember | undefined {
  return members.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
}

type Membership = Pick<AutosaveGroupMember, 'number' | 'latest' | 'saveNow'>;

/** Keeps the group informed of the state of a box. */
export function useJoinAutosaveGroup(
  group: AutosaveGroup,
  text: AutosaveFieldState,
  { number, latest, saveNow }: Membership,
) {
  const kind = kindOf(text);
  const reason = text.problem?.kind === 'failed' ? text.problem.reason : '';
  const isBlank = text.text.trim() === '';
  const savedAt = text.saved.version;
  const { isPersisted } = text;

  useEffect(() => {
    group.put({ number, kind, reason, isPersisted, isBlank, savedAt, latest, saveNow });
  }, [group, number, kind, reason, isPersisted, isBlank, savedAt, latest, saveNow]);

  useEffect(() => () => group.remove(number), [group, number]);
}

function kindOf({
  problem,
  isSaving,
  isConflict,
  draft,
}: AutosaveFieldState): AutosaveGroupMember['kind'] {
  if (problem?.kind === 'failed') return 'failed';
  if (isSaving) return 'saving';
  if (isConflict) return 'conflict';
  return draft ? 'saving' : 'saved';
}
