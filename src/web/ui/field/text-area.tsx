import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { FieldFrame, fieldIds } from './field-frame.tsx';
import styles from './text-area.module.css';

type Props = {
  label: DisplayText | ReactNode;
  error?: DisplayText | undefined;
  hint?: DisplayText | ReactNode;
  placeholder?: DisplayText;
  aside?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'placeholder'>;

/** Grows with what is typed, so that nobody writes through a letterbox. */
export function TextArea(props: Props) {
  const { label, error, hint, aside, id, placeholder, className = '', ...rest } = props;
  const { words } = useTranslation();
  const ids = fieldIds(id, useId(), { error, hint });
  return (
    <FieldFrame ids={ids} label={label} error={error} hint={hint} aside={aside}>
      <textarea
        rows={4}
        {...rest}
        placeholder={placeholder && words(placeholder)}
        id={ids.field}
        className={`field-input ${styles.area} ${className}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
      />
    </FieldFrame>
  );
}
