import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldFrame, fieldIds } from './field-frame.tsx';

type Props = {
  label: DisplayText;
  error?: DisplayText | undefined;
  hint?: DisplayText | ReactNode;
  placeholder?: DisplayText;
  /** Beside the label, such as a button that shows the password. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'placeholder'>;

export function TextField(props: Props) {
  const { label, error, hint, aside, id, placeholder, className = '', ...rest } = props;
  const { words } = useTranslation();
  const ids = fieldIds(id, useId(), { error, hint });
  return (
    <FieldFrame ids={ids} label={label} error={error} hint={hint} aside={aside}>
      <input
        {...rest}
        placeholder={placeholder && words(placeholder)}
        id={ids.field}
        className={`field-input ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
