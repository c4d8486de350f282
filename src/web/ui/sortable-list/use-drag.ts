import { type PointerEvent, useRef, useState } from 'react';

/** A row on its way: from where, to where it would fall, and how far the pointer has carried it. */
export type Drag = { from: number; to: number; by: number; height: number };

type Start = { pointer: number; rows: DOMRect[]; top: number };

/** Pointers that travel less than this meant to press. */
const pressTolerance = 5;

type Options = { list: () => HTMLElement | null; onDrop: (from: number, to: number) => void };

/** Dragging a row of a list by its handle: mouse, pen and finger alike. */
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

  function carry(event: PointerEvent, from: number) {
    const element = list();
    const begun = start.current;
    const row = begun?.rows[from];
    if (!begun || !row || !element) return;
    // The list may have been scrolled under the pointer since.
    const by = event.clientY - begun.pointer + begun.top - element.getBoundingClientRect().top;
    if (!wasDragged.current && Math.abs(by) < pressTolerance) return;
    wasDragged.current = true;
    const to = dropIndex(row.top + row.height / 2 + by, from, begun.rows);
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

  return { drag, lift, carry, drop, cancel, wasDragged: () => wasDragged.current };
}

/** How many of the other rows have their middle above that of the carried one. */
function dropIndex(middle: number, from: number, rows: readonly DOMRect[]): number {
  return rows.filter((row, index) => index !== from && row.top + row.height / 2 < middle).length;
}
