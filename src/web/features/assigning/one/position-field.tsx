import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { assigningMessages } from '#messages/mentoring/assigning.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './chosen-areas.module.css';

type Props = {
  name: string;
  position: number;
  count: number;
  error: DisplayText | undefined;
  onPlace: (position: number) => void;
};

/** The order value as a number to type. It counts once it is meant: with Enter, or on leaving. */
export function PositionField({ name, position, count, error, onPlace }: Props) {
  const messageId = useId();
  const { t, attr } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const wanted = Math.min(Number(typed), count);
    setTyped(null);
    if (!/^\s*\d+\s*$/.test(typed ?? '') || wanted < 1 || wanted === position) return false;
    onPlace(wanted);
    return true;
  }

  /** The row is put elsewhere in the page, and with it the field the focus was in. */
  function press({ key }: KeyboardEvent) {
    if (key === 'Escape') setTyped(null);
    if (key !== 'Enter') return;
    let hasMoved = false;
    flushSync(() => {
      hasMoved = commit();
    });
    if (hasMoved) field.current?.focus();
  }

  return (
    <>
      <input
        ref={field}
        className={`field-input ${styles.position}`}
        inputMode="numeric"
        autoComplete="off"
        {...attr('aria-label', message(assigningMessages.positionOf, { area: name }))}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? messageId : undefined}
        value={typed ?? position}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
        onBlur={commit}
      />
      {error && (
        <p id={messageId} className={`field-error ${styles.error}`}>
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </>
  );
}
