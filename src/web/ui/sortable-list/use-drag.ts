import { type PointerEvent, useRef, useState } from 'react';

/** A row being dragged: `to` is where it would land, `by` how far it was moved, in pixels. */
export type Drag = { from: number; to: number; by: number; height: number };

type Start = { pointer: number; rows: DOMRect[]; top: number };

/** A pointer that moves less than this presses, in pixels. */
const pressTolerance = 5;

type Options = { list: () => HTMLElement | null; onDrop: (from: number, to: number) => void };

/** Drags a row of a list by its handle, with mouse, pen or finger. */
export function useDrag({ list, onDrop }: Options) {
  const start = useRef<Start | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);

  function lift(event: PointerEvent) {
    const element = list();
    if (event.button !== 0 || !element) return;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...element.children].map((row) => row.getBoundingClientRect());
    start.current = { pointer: event.clientY, rows, top: element.getBoundingClientRect().top };
  }

  function follow(event: PointerEvent, from: number) {
    const element = list();
    const started = start.current;
    const row = started?.rows[from];
    if (!started || !row || !element) return;
    // The list may have been scrolled under the pointer since.
    const by = event.clientY - started.pointer + started.top - element.getBoundingClientRect().top;
    if (!wasDragged.current && Math.abs(by) < pressTolerance) return;
    wasDragged.current = true;
    const to = dropIndex(row.top + row.height / 2 + by, from, started.rows);
    if (to !== drag?.to) element.children[to]?.scrollIntoView({ block: 'nearest' });
    setDrag({ from, to, by, height: row.height });
  }

  function drop() {
    if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to);
    cancel();
  }

  function cancel() {
    start.current = null;
    setDrag(null);
  }

  return { drag, lift, follow, drop, cancel, wasDragged: () => wasDragged.current };
}

/** The number of other rows whose middle is above that of the dragged row. */
function dropIndex(middle: number, from: number, rows: readonly DOMRect[]): number {
  return rows.filter((row, index) => index !== from && row.top + row.height / 2 < middle).length;
}
