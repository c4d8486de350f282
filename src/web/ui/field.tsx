import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldFrame, fieldIds } from './field-frame.tsx';

type Props = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Beside the label, such as a button that shows the password. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
} & InputHTMLAttributes<HTMLInputElement>;

export function TextField({ label, error, hint, aside, id, className = '', ...rest }: Props) {
  const ids = fieldIds(id, useId(), { error, hint });
  return (
    <FieldFrame ids={ids} label={label} error={error} hint={hint} aside={aside}>
      <input
        {...rest}
        id={ids.field}
        className={`field-input ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
