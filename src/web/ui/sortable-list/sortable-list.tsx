import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { sortableListMessages } from '#messages/shared/sortable-list.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import styles from './sortable-list.module.css';
import { SortableRow } from './sortable-row.tsx';
import { type Drag, useDrag } from './use-drag.ts';

type Props<T> = {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** For the labels of the row's controls: 'Move Settling in up'. */
  nameOf: (item: T, index: number) => DisplayText;
  /** Moves the item at index `from` to index `to`; see `moveItem`. */
  onMove: (from: number, to: number) => void;
  renderItem: (item: T, index: number) => ReactNode;
  /** What an item is, with a capital: 'Question'. */
  noun: DisplayText;
  /** Label of the whole list. */
  label: DisplayText;
  /** The order is shown but cannot be changed. */
  isFixed?: boolean;
};

/**
 * A list whose order people choose, in four ways: by dragging the handle, by Up and Down, by Alt
 * with an arrow key, and by pressing the handle to say a position. Each move is announced once, and
 * the focus stays with the control that was used, in the row that moved.
 */
export function SortableList<T>(props: Props<T>) {
  const { items, keyOf, nameOf, renderItem, noun, label, isFixed = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const keepFocusOn = useKeepFocus(items.map(keyOf).join());
  const { t } = useTranslation();
  const name = useHiddenLabel(label);
  const [announcement, setAnnouncement] = useState<Message>();
  const [moveCount, setMoveCount] = useState(0);

  function move(from: number, to: number, control?: HTMLElement | null) {
    if (from === to || to < 0 || to >= items.length) return;
    keepFocusOn(control ?? document.activeElement);
    setAnnouncement(
      message(sortableListMessages.movedTo, {
        noun,
        from: from + 1,
        to: to + 1,
        total: items.length,
      }),
    );
    setMoveCount(moveCount + 1);
    props.onMove(from, to);
  }

  const dragging = useDrag({ list: () => list.current, onDrop: move });
  const canMove = !isFixed && items.length > 1;

  return (
    <div>
      {name.words}
      <ol ref={list} className={styles.list} aria-labelledby={name.id}>
        {items.map((item, index) => (
          <SortableRow
            key={keyOf(item)}
            name={nameOf(item, index)}
            index={index}
            count={items.length}
            shift={shiftOf(index, dragging.drag)}
            isPointerDragged={dragging.drag?.from === index}
            isDragging={dragging.drag !== null}
            dragging={dragging}
            onMove={canMove ? move : undefined}
          >
            {renderItem(item, index)}
          </SortableRow>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement && t(announcement)}
        {/* The same text twice in a row would not be announced. */}
        {moveCount % 2 === 1 && '\u00a0'}
      </p>
    </div>
  );
}

export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const moved = items.slice(from, from + 1);
  return items.toSpliced(from, 1).toSpliced(to, 0, ...moved);
}

/** How far a row is drawn from its place: the others make room where the dragged row would land. */
function shiftOf(index: number, drag: Drag | null): number {
  if (!drag) return 0;
  const { from, to, by, height } = drag;
  if (index === from) return by;
  if (from < index && index <= to) return -height;
  return to <= index && index < from ? height : 0;
}

/** Restores the focus to a control whose row was moved, which makes the browser drop it. */
function useKeepFocus(order: string) {
  const focused = useRef<Element | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what this waits for
  useLayoutEffect(() => {
    const control = focused.current;
    focused.current = null;
    const isElsewhere = document.activeElement?.matches('button, a, input, select, textarea');
    if (control instanceof HTMLElement && !isElsewhere) control.focus();
  }, [order]);

  return (control: Element | null) => {
    focused.current = control;
  };
}
