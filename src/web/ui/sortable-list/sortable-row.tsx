import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { controlsMessages } from '#messages/shared/controls.ts';
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
  isCarried: boolean;
  isDragging: boolean;
  dragging: ReturnType<typeof useDrag>;
  /** Without it the row stays where it is. */
  onMove: ((from: number, to: number, control?: HTMLElement | null) => void) | undefined;
  children: ReactNode;
};

export function SortableRow(props: Props) {
  const { name, index, count, shift, isCarried, isDragging, onMove, children } = props;
  const handle = useRef<HTMLButtonElement>(null);
  const [isPlacing, setPlacing] = useState(false);

  function place(to: number) {
    setPlacing(false);
    handle.current?.focus();
    onMove?.(index, to, handle.current);
  }

  /** In a field the same keys belong to the field. */
  function press(event: KeyboardEvent) {
    const by = event.altKey && arrows[event.key];
    if (!by || !onMove || isField(event.target)) return;
    event.preventDefault();
    onMove(index, index + by);
  }

  return (
    <li
      className={rowClass(isCarried, isDragging)}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      onKeyDown={press}
    >
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      {onMove && <Handle {...props} ref={handle} isPlacing={isPlacing} onPlace={setPlacing} />}
      <div className={styles.item}>{children}</div>
      {onMove && (
        <span className={styles.steps}>
          <Step
            name={message(controlsMessages.moveUp, { name })}
            icon="arrow-up"
            isEnd={index === 0}
            onPress={() => onMove(index, index - 1)}
          />
          <Step
            name={message(controlsMessages.moveDown, { name })}
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

function rowClass(isCarried: boolean, isDragging: boolean): string {
  const classes = [styles.row, isDragging && styles.moving, isCarried && styles.carried];
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

/** Carried by whoever can drag, pressed by whoever would rather say where to. */
function Handle({ ref, name, index, dragging, isPlacing, onPlace }: HandleProps) {
  const { t, attr } = useTranslation();
  const hint = useId();
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={styles.handle}
        {...attr('aria-label', message(controlsMessages.movePosition, { name }))}
        aria-expanded={isPlacing}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        aria-describedby={hint}
        {...attr('title', controlsMessages.dragHint)}
        onPointerDown={dragging.lift}
        onPointerMove={(event) => dragging.carry(event, index)}
        onPointerUp={dragging.drop}
        onPointerCancel={dragging.cancel}
        onKeyDown={(event) => event.key === 'Escape' && dragging.cancel()}
        onClick={() => dragging.wasDragged() || onPlace(!isPlacing)}
      >
        <Icon name="grip" />
      </button>
      <span id={hint} hidden>
        {t(controlsMessages.menuKeys)}
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

/** At the end of the list it stays, and stays in focus. */
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
