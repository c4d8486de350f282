import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldFrame, fieldIds } from './field-frame.tsx';

type Props = {
  label: DisplayText;
  options: readonly { value: string; label: DisplayText }[];
  error?: DisplayText | undefined;
  hint?: DisplayText | ReactNode;
} & SelectHTMLAttributes<HTMLSelectElement>;

export function SelectField({ label, options, error, hint, id, ...rest }: Props) {
  const { words, attr } = useTranslation();
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
          <option key={option.value} value={option.value} {...attr('label', option.label)}>
            {words(option.label)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
