import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import type { AutosaveFieldState, SaveOutcome } from './use-autosave-field.ts';

/** What one box of a group comes to, in the order of its trouble: the first is the worst. */
const kinds = ['conflict', 'failed', 'saving', 'saved'] as const;

export type AutosaveGroupMember = {
  number: number;
  kind: (typeof kinds)[number];
  /** Of one that failed. */
  reason: DisplayText;
  isKept: boolean;
  isBlank: boolean;
  /** When it was saved; null where it never was. */
  savedAt: string | null;
  latest: RefObject<AutosaveFieldState>;
  saveNow: () => Promise<SaveOutcome>;
};

/** Several boxes of one screen: what is said of them all, and one press that saves them all. */
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
    take: (number: number) => set(members.filter((member) => member.number !== number)),
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

type Joining = Pick<AutosaveGroupMember, 'number' | 'latest' | 'saveNow'>;

/** Tells the group what has become of a box, as often as that changes and no oftener. */
export function useJoinAutosaveGroup(
  group: AutosaveGroup,
  text: AutosaveFieldState,
  { number, latest, saveNow }: Joining,
) {
  const kind = kindOf(text);
  const reason = text.problem?.kind === 'failed' ? text.problem.reason : '';
  const isBlank = text.text.trim() === '';
  const savedAt = text.saved.version;
  const { isKept } = text;

  useEffect(() => {
    group.put({ number, kind, reason, isKept, isBlank, savedAt, latest, saveNow });
  }, [group, number, kind, reason, isKept, isBlank, savedAt, latest, saveNow]);

  useEffect(() => () => group.take(number), [group, number]);
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
