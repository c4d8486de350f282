import { type FormEvent, useId, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-box.module.css';

type Props = {
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  /** Enter, or the button that clears it: without waiting. */
  onAsk: (text: string) => void;
};

export function SearchBox({ label, placeholder, text, onType, onAsk }: Props) {
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
        {label}
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="search"
        className="field-input"
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {text && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </form>
  );
}
