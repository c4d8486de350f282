import { type FormEvent, useId, useRef } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './search-box.module.css';

type Props = {
  label: DisplayText;
  placeholder: DisplayText;
  text: string;
  onType: (text: string) => void;
  /** Enter, or the button that clears it: without waiting. */
  onAsk: (text: string) => void;
};

export function SearchBox({ label, placeholder, text, onType, onAsk }: Props) {
  const { t, words, attr } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onAsk(text);
  }

  function clear() {
    onAsk('');
    field.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search>, and React complains
    <form role="search" className={styles.box} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {t(label)}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="search"
        className="field-input"
        placeholder={words(placeholder)}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {text && (
        <button
          type="button"
          className={styles.clear}
          {...attr('aria-label', sharedMessages.clearSearch)}
          onClick={clear}
        >
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
