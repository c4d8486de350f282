import type { KeyboardEvent, ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useHiddenLabel } from '#web/i18n/use-hidden-label.tsx';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type Difference, RecordConflict } from '#web/ui/conflict/record-conflict.tsx';
import { DraftRestored, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import styles from './inline-form.module.css';

type Props<Fields extends object> = {
  label: DisplayText;
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: DisplayText;
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
};

/** A short form in its place in a list. Cancel keeps what was typed as a draft, as Escape does. */
export function InlineForm<Fields extends object>(props: Props<Fields>) {
  const { label, form, onClose, saveLabel = sharedMessages.save } = props;
  const { differences, children } = props;
  const { t } = useTranslation();
  const name = useHiddenLabel(label);

  /** Or the dialog around it would close. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <form
      aria-labelledby={name.id}
      noValidate
      className={styles.form}
      onSubmit={form.submit}
      onKeyDown={leave}
    >
      {name.words}
      <DraftRestored draft={form.draft} />
      <ErrorSummary errors={form.errors} />
      {form.theirs && (
        <RecordConflict
          at={form.theirs.at}
          differences={differences(form.fields, form.theirs.fields)}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t(saveLabel)}
        </Button>
        <Button onClick={onClose}>{t(sharedMessages.cancel)}</Button>
        <DraftStatus draft={form.draft} />
      </div>
    </form>
  );
}
