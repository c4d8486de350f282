import { useRef, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { moveItem } from '#web/ui/sortable-list/sortable-list.tsx';

type Item = { uuid: string };
type Order = readonly string[];

type Options<T> = {
  /** As far as this page knows the server has them. */
  items: readonly T[];
  send: (order: Order) => Promise<unknown>;
  /** The server has this order now: puts what this page knows of it into the same. */
  keep: (sorted: (known: readonly T[]) => T[]) => Promise<void>;
  /** Once no order is on its way any more: what the server has is read again. */
  settle: () => void;
};

/**
 * An order that is saved as it is changed. Moves made faster than the server answers are sent one
 * after the other, the last one last, or an earlier order could be the one that stays. Until then
 * the order wished for is laid over what is read meanwhile, which may be older: a row that jumped
 * back for a moment would be under the next click.
 */
export function useSavedOrder<T extends Item>({ items, send, keep, settle }: Options<T>) {
  const waiting = useRef<Order | null>(null);
  const isSending = useRef(false);
  const delivery = useRef(Promise.resolve());
  const [wished, setWished] = useState<Order | null>(null);
  const [before, setBefore] = useState<Order | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<DisplayText | null>(null);
  const shown = wished ? inOrder(items, wished) : items;

  async function deliver() {
    isSending.current = true;
    setSaving(true);
    try {
      while (waiting.current) {
        const next = waiting.current;
        waiting.current = null;
        await send(next);
        await keep((known) => inOrder(known, next));
      }
    } catch (error) {
      waiting.current = null;
      setBefore(null);
      setFailure(errorMessage(error));
    } finally {
      isSending.current = false;
      setSaving(false);
      setWished(null);
      settle();
    }
  }

  async function put(next: Order, undoing: Order | null) {
    setFailure(null);
    setWished(next);
    setBefore(undoing);
    waiting.current = next;
    if (!isSending.current) delivery.current = deliver();
    await delivery.current;
  }

  return {
    /** As they are to be shown: in the order wished for. */
    items: shown,
    move: (from: number, to: number) =>
      void put(orderOf(moveItem(shown, from, to)), orderOf(shown)),
    /** Null where there is nothing to take back. */
    undo: before && (() => void put(orderOf(inOrder(items, before)), null)),
    /** The last order is not on the server yet. */
    isSaving,
    /** Before what changes the list itself: an order that came after that would be refused. */
    delivered: () => delivery.current,
    failure,
  };
}

const orderOf = (items: readonly Item[]): Order => items.map(({ uuid }) => uuid);

/** What came meanwhile stands at the end, as on the server; what went is gone. */
function inOrder<T extends Item>(items: readonly T[], order: Order): T[] {
  const place = ({ uuid }: Item) => (order.includes(uuid) ? order.indexOf(uuid) : order.length);
  return items.toSorted((one, other) => place(one) - place(other));
}
