import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { FieldFrame, fieldIds } from './field-frame.tsx';
import styles from './text-area.module.css';

type Props = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Grows with what is typed, so that nobody writes through a letterbox. */
export function TextArea({ label, error, hint, aside, id, className = '', ...rest }: Props) {
  const ids = fieldIds(id, useId(), { error, hint });
  return (
    <FieldFrame ids={ids} label={label} error={error} hint={hint} aside={aside}>
      <textarea
        rows={4}
        {...rest}
        id={ids.field}
        className={`field-input ${styles.area} ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
