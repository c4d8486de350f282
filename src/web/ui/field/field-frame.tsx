import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Ids = { field: string; hint: string; error: string; describedBy: string | undefined };

type FieldMessages = { error?: DisplayText | undefined; hint?: DisplayText | ReactNode };

export function fieldIds(
  id: string | undefined,
  generatedId: string,
  messages: FieldMessages,
): Ids {
  const field = id ?? generatedId;
  const ids = { hint: `${field}-hint`, error: `${field}-error` };
  const describedBy = [messages.hint && ids.hint, messages.error && ids.error].filter(Boolean);
  return { field, ...ids, describedBy: describedBy.join(' ') || undefined };
}

type Props = FieldMessages & {
  ids: Ids;
  label: DisplayText | ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** The label, hint and error around every kind of control. */
export function FieldFrame({ ids, label, error, hint, aside, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <div className="field-top">
        <label className="field-label" htmlFor={ids.field}>
          {t(label)}
        </label>
        {aside}
      </div>
      {hint && (
        <p className="field-hint" id={ids.hint}>
          {t(hint)}
        </p>
      )}
      {children}
      {error && <FieldErrorText id={ids.error}>{error}</FieldErrorText>}
    </div>
  );
}

type ErrorProps = { id?: string; role?: 'alert'; children: DisplayText };

/** The error below a control; `id` is for the control's `aria-describedby`. */
export function FieldErrorText({ id, role, children }: ErrorProps) {
  const { t } = useTranslation();
  return (
    <p className="field-error" id={id} role={role}>
      <Icon name="warning" />
      {t(children)}
    </p>
  );
}
