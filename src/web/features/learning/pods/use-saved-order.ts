import { useRef, useState } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { mayPass } from '#web/platform/calls/api-error.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { moveItem } from '#web/ui/sortable-list/sortable-list.tsx';

type Item = { uuid: string };
type Order = readonly string[];

/** `onFailure`: what stays to be undone where the order can't be saved. */
type Attempt = { next: Order; onFailure: Order | null };
/** The order that `Undo` goes back to, once this one is saved or where it can't be. */
type UndoOrders = { undo?: Order | null; onFailure?: Order | null };
type Failure = { reason: DisplayText; again: Order | null };

type Options<T> = {
  /** In the order that was last read from the server. */
  items: readonly T[];
  /** `seen`: the order it was made from, so that the server can refuse it where that is another by now. */
  send: (order: Order, seen: Order) => Promise<unknown>;
  /** Sorts the cached items into an order that the server has just saved. */
  applyOrder: (sort: (items: readonly T[]) => T[]) => Promise<void>;
  /** Reads the list again, once every order is sent. */
  refetch: () => void;
  /** Also once the list was left, where `failure` is shown to nobody. */
  onFailed: (error: unknown) => void;
};

/**
 * An order that is saved as it is changed. Moves made faster than the server answers wait for the
 * running request, and only the last is sent then: parallel requests could leave an earlier order.
 * Until all is saved, the pending order applies to whatever is read meanwhile, which may be older:
 * a row that jumped back for a moment could be under the next click.
 */
export function useSavedOrder<T extends Item>(options: Options<T>) {
  const { items, send, applyOrder, refetch, onFailed } = options;
  const queued = useRef<Order | null>(null);
  const last = useRef<Attempt>({ next: [], onFailure: null });
  /** As the server has it, unless somebody else changed it. */
  const lastSaved = useRef<Order>([]);
  const isSending = useRef(false);
  const delivery = useRef(Promise.resolve());
  const [pending, setPending] = useState<Order | null>(null);
  const [undoOrder, setUndoOrder] = useState<Order | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const again = failure?.again ?? null;
  const displayed = pending ? sortBy(items, pending) : items;

  async function deliver(seen: Order) {
    lastSaved.current = seen;
    isSending.current = true;
    setSaving(true);
    try {
      while (queued.current) {
        const next = queued.current;
        queued.current = null;
        await send(next, lastSaved.current);
        lastSaved.current = next;
        await applyOrder((cached) => sortBy(cached, next));
      }
    } catch (error) {
      // Of an undo that waits for a move which fails, nothing is left to be undone.
      setUndoOrder(queued.current || !mayPass(error) ? null : last.current.onFailure);
      queued.current = null;
      setFailure(failureOf(error, last.current));
      onFailed(error);
    } finally {
      isSending.current = false;
      setSaving(false);
      setPending(null);
      refetch();
    }
  }

  async function save(
    next: Order,
    seen: Order,
    { undo = null, onFailure = null }: UndoOrders = {},
  ) {
    setFailure(null);
    setPending(next);
    setUndoOrder(undo);
    queued.current = next;
    last.current = { next, onFailure };
    if (!isSending.current) delivery.current = deliver(seen);
    await delivery.current;
  }

  return {
    /** In the order to display, which may not be saved yet. */
    items: displayed,
    move: (from: number, to: number) =>
      void save(orderOf(moveItem(displayed, from, to)), orderOf(items), {
        undo: orderOf(displayed),
      }),
    /** Null if there is nothing to undo. */
    undo:
      undoOrder &&
      (() =>
        void save(orderOf(sortBy(items, undoOrder)), orderOf(sortBy(items, lastSaved.current)), {
          onFailure: undoOrder,
        })),
    /** The last order is not on the server yet. */
    isSaving,
    /** To await before items are added or removed, as the server refuses an order that misses one. */
    whenSaved: () => delivery.current,
    failure: failure?.reason ?? null,
    /** Null where it can't help, or where `undo` is what failed, and can be pressed again. */
    retry:
      again &&
      (() => void save(orderOf(sortBy(items, again)), orderOf(items), { undo: orderOf(items) })),
  };
}

function failureOf(error: unknown, { next, onFailure }: Attempt): Failure {
  return { reason: errorMessage(error), again: onFailure || !mayPass(error) ? null : next };
}

const orderOf = (items: readonly Item[]): Order => items.map(({ uuid }) => uuid);

/** Items that the order does not name come last, as on the server. */
function sortBy<T extends Item>(items: readonly T[], order: Order): T[] {
  const indexOf = ({ uuid }: Item) => (order.includes(uuid) ? order.indexOf(uuid) : order.length);
  return items.toSorted((a, b) => indexOf(a) - indexOf(b));
}
