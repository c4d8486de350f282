import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { FieldFrame, fieldIds } from './field-frame.tsx';

type Props = {
  label: string;
  options: readonly { value: string; label: string }[];
  error?: string | undefined;
  hint?: ReactNode;
} & SelectHTMLAttributes<HTMLSelectElement>;

export function SelectField({ label, options, error, hint, id, ...rest }: Props) {
  const ids = fieldIds(id, useId(), { error, hint });
  return (
    <FieldFrame ids={ids} label={label} error={error} hint={hint}>
      <select
        {...rest}
        id={ids.field}
        className="field-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
