import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Words } from '#texts/text.ts';
import type { KeptText, Outcome } from './use-kept-text.ts';

/** What one box of a group comes to, in the order of its trouble: the first is the worst. */
const kinds = ['clash', 'failed', 'saving', 'saved'] as const;

export type Member = {
  number: number;
  kind: (typeof kinds)[number];
  /** Of one that failed. */
  reason: Words;
  isKept: boolean;
  isBlank: boolean;
  /** When it was saved; null where it never was. */
  savedAt: string | null;
  latest: RefObject<KeptText>;
  saveNow: () => Promise<Outcome>;
};

/** Several boxes of one screen: what is said of them all, and one press that saves them all. */
function createGroup() {
  let members: readonly Member[] = [];
  const listeners = new Set<() => void>();

  function set(next: readonly Member[]) {
    members = next;
    for (const listener of listeners) listener();
  }

  return {
    put: (member: Member) =>
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

export type TextGroup = ReturnType<typeof createGroup>;

export function useTextGroup(): TextGroup {
  const [group] = useState(createGroup);
  return group;
}

export const useMembers = (group: TextGroup) =>
  useSyncExternalStore(group.subscribe, group.members);

export function worstOf(members: readonly Member[]): Member | undefined {
  return members.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0];
}

type Joining = Pick<Member, 'number' | 'latest' | 'saveNow'>;

/** Tells the group what has become of a box, as often as that changes and no oftener. */
export function useMembership(
  group: TextGroup,
  text: KeptText,
  { number, latest, saveNow }: Joining,
) {
  const kind = kindOf(text);
  const reason = text.problem?.kind === 'failed' ? text.problem.reason : '';
  const isBlank = text.text.trim() === '';
  const savedAt = text.saved.at;
  const { isKept } = text;

  useEffect(() => {
    group.put({ number, kind, reason, isKept, isBlank, savedAt, latest, saveNow });
  }, [group, number, kind, reason, isKept, isBlank, savedAt, latest, saveNow]);

  useEffect(() => () => group.take(number), [group, number]);
}

function kindOf({ problem, isSaving, isClash, draft }: KeptText): Member['kind'] {
  if (problem?.kind === 'failed') return 'failed';
  if (isSaving) return 'saving';
  if (isClash) return 'clash';
  return draft ? 'saving' : 'saved';
}
