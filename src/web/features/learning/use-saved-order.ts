import { useRef, useState } from 'react';
import type { Words } from '#texts/text.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { moved } from '#web/ui/sortable-list.tsx';

type Options<T> = {
  items: readonly T[];
  /** Puts the order on the screen, before the server knows of it. */
  show: (items: readonly T[]) => Promise<void>;
  send: (items: readonly T[]) => Promise<unknown>;
  /** Once no order is on its way any more: what the server has is read again. */
  settle: () => void;
};

/**
 * An order that is saved as it is changed. Moves made faster than the server answers are sent one
 * after the other, the last one last, or an earlier order could be the one that stays.
 */
export function useSavedOrder<T>({ items, show, send, settle }: Options<T>) {
  const waiting = useRef<readonly T[] | null>(null);
  const isSending = useRef(false);
  const [before, setBefore] = useState<readonly T[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Words | null>(null);

  async function deliver() {
    isSending.current = true;
    setSaving(true);
    try {
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = null;
        await send(next);
      }
    } catch (error) {
      waiting.current = null;
      setBefore(null);
      setFailure(sentenceOf(error));
    } finally {
      isSending.current = false;
      setSaving(false);
      settle();
    }
  }

  async function put(next: readonly T[], undoing: readonly T[] | null) {
    setFailure(null);
    setBefore(undoing);
    waiting.current = next;
    await show(next);
    if (!isSending.current) await deliver();
  }

  return {
    move: (from: number, to: number) => void put(moved(items, from, to), items),
    /** Null where there is nothing to take back. */
    undo: before && (() => void put(before, null)),
    /** The last order is not on the server yet. */
    isSaving,
    failure,
  };
}
