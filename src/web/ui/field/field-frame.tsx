import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

type Ids = { field: string; hint: string; error: string; describedBy: string | undefined };

type FieldMessages = { error?: DisplayText | undefined; hint?: DisplayText | ReactNode };

export function fieldIds(given: string | undefined, made: string, words: FieldMessages): Ids {
  const field = given ?? made;
  const ids = { hint: `${field}-hint`, error: `${field}-error` };
  const described = [words.hint && ids.hint, words.error && ids.error].filter(Boolean);
  return { field, ...ids, describedBy: described.join(' ') || undefined };
}

type Props = FieldMessages & {
  ids: Ids;
  label: DisplayText | ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** Label above, hint and error below: the same around every kind of control. */
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
      {error && (
        <p className="field-error" id={ids.error}>
          <Icon name="warning" />
          {t(error)}
        </p>
      )}
    </div>
  );
}
