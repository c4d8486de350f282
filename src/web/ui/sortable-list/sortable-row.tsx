import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { sortableListMessages } from '#messages/shared/sortable-list.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PositionForm } from './position-form.tsx';
import styles from './sortable-list.module.css';
import type { useDrag } from './use-drag.ts';

type Props = {
  name: DisplayText;
  index: number;
  count: number;
  /** In pixels, while something is being dragged. */
  shift: number;
  isPointerDragged: boolean;
  isDragging: boolean;
  dragging: ReturnType<typeof useDrag>;
  /** Undefined if the row cannot be moved. */
  onMove: ((from: number, to: number, control?: HTMLElement | null) => void) | undefined;
  children: ReactNode;
};

export function SortableRow(props: Props) {
  const { name, index, count, shift, isPointerDragged, isDragging, onMove, children } = props;
  const handle = useRef<HTMLButtonElement>(null);
  const [isPlacing, setPlacing] = useState(false);

  function place(to: number) {
    setPlacing(false);
    handle.current?.focus();
    onMove?.(index, to, handle.current);
  }

  /** Within a field the arrow keys belong to the field. */
  function handleKey(event: KeyboardEvent) {
    const by = event.altKey && arrows[event.key];
    // A list within this row has moved its own.
    if (!by || !onMove || event.defaultPrevented || isField(event.target)) return;
    event.preventDefault();
    onMove(index, index + by);
  }

  return (
    <li
      className={rowClass(isPointerDragged, isDragging)}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      onKeyDown={handleKey}
    >
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      {onMove && <Handle {...props} ref={handle} isPlacing={isPlacing} onPlace={setPlacing} />}
      <div className={styles.item}>{children}</div>
      {onMove && (
        <span className={styles.steps}>
          <Step
            name={message(sortableListMessages.moveUp, { name })}
            icon="arrow-up"
            isEnd={index === 0}
            onPress={() => onMove(index, index - 1)}
          />
          <Step
            name={message(sortableListMessages.moveDown, { name })}
            icon="arrow-down"
            isEnd={index === count - 1}
            onPress={() => onMove(index, index + 1)}
          />
        </span>
      )}
      {onMove && isPlacing && (
        <PositionForm
          name={name}
          position={index + 1}
          count={count}
          onPlace={(position) => place(position - 1)}
          onCancel={() => place(index)}
        />
      )}
    </li>
  );
}

function rowClass(isPointerDragged: boolean, isDragging: boolean): string {
  const classes = [
    styles.row,
    isDragging && styles.moving,
    isPointerDragged && styles.pointerDragged,
  ];
  return classes.filter(Boolean).join(' ');
}

const arrows: Record<string, number | undefined> = { ArrowUp: -1, ArrowDown: 1 };

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('input, select, textarea, [contenteditable]');

type HandleProps = Props & {
  ref: Ref<HTMLButtonElement>;
  isPlacing: boolean;
  onPlace: (isPlacing: boolean) => void;
};

/** Dragged to move the row, or pressed to choose a position. */
function Handle({ ref, name, index, dragging, isPlacing, onPlace }: HandleProps) {
  const { t, attr } = useTranslation();
  const hint = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.handle}
        {...attr('aria-label', message(sortableListMessages.movePosition, { name }))}
        aria-expanded={isPlacing}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-describedby={hint}
        {...attr('title', sortableListMessages.dragHint)}
        onPointerDown={dragging.lift}
        onPointerMove={(event) => dragging.follow(event, index)}
        onPointerUp={dragging.drop}
        onPointerCancel={dragging.cancel}
        onKeyDown={(event) => event.key === 'Escape' && dragging.cancel()}
        onClick={() => dragging.wasDragged() || onPlace(!isPlacing)}
      >
        <Icon name="grip" />
      </button>
      <span id={hint} hidden>
        {t(sortableListMessages.menuKeys)}
      </span>
    </>
  );
}

type StepProps = {
  name: DisplayText;
  icon: 'arrow-up' | 'arrow-down';
  isEnd: boolean;
  onPress: () => void;
};

/** At either end of the list it is disabled, but keeps its place and the focus. */
function Step({ name, icon, isEnd, onPress }: StepProps) {
  const { attr } = useTranslation();
  return (
    <button
      type="button"
      className={styles.step}
      {...attr('aria-label', name)}
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onPress()}
    >
      <Icon name={icon} />
    </button>
  );
}
