import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { Form } from '#web/platform/forms/use-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type DraftState, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import { SavedTick } from '#web/ui/feedback/saved-tick.tsx';
import styles from './account.module.css';

type Props = {
  form: Form;
  /** Of the text field, if the form has one. */
  draft?: DraftState;
  button: DisplayText;
  saved?: DisplayText;
  /** For a form that was opened, and can be left as it was. */
  onCancel?: () => void;
  children: ReactNode;
};

export function AccountForm(props: Props) {
  const { form, draft, button, saved = sharedMessages.saved, onCancel, children } = props;
  const { t } = useTranslation();
  return (
    <form className={styles.form} onSubmit={form.submit} onInput={form.touch} noValidate>
      <ErrorSummary errors={form.errors} />
      {children}
      <div className={styles.save}>
        <Button type="submit" busy={form.isBusy}>
          {t(button)}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t(sharedMessages.cancel)}
          </Button>
        )}
        <SavedTick>{form.isDone && saved}</SavedTick>
        {draft && <DraftStatus draft={draft} />}
      </div>
    </form>
  );
}
