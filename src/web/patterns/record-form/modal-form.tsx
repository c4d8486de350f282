import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type Difference, RecordConflict } from '#web/ui/conflict/record-conflict.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DraftRestored, DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx';
import styles from './modal-form.module.css';

type Props<Fields extends object> = {
  title: DisplayText;
  size?: 'md' | 'xl';
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: DisplayText;
  closeLabel?: DisplayText;
  /** What the two of them typed, field by field, in words. */
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
  /** Under the form and no part of it. */
  after?: ReactNode;
};

/** A record in a dialog. Closing it, however that happens, keeps what was typed as a draft. */
export function ModalForm<Fields extends object>(props: Props<Fields>) {
  const { title, size, form, onClose } = props;
  const { closeLabel = sharedMessages.close, saveLabel = sharedMessages.save } = props;
  const { t } = useTranslation();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);

  function keepMine() {
    flushSync(form.keepMine);
    element.current?.requestSubmit();
  }

  return (
    <Dialog
      open
      title={title}
      {...(size && { size })}
      onClose={onClose}
      footer={
        <>
          <DraftStatus draft={form.draft} />
          <Button onClick={onClose}>{t(closeLabel)}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.isBusy}>
            {t(saveLabel)}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} noValidate className={styles.form} onSubmit={submit(form)}>
        <DraftRestored draft={form.draft} />
        <ErrorSummary errors={form.errors} />
        {form.theirs && (
          <RecordConflict
            at={form.theirs.at}
            differences={props.differences(form.fields, form.theirs.fields)}
            onKeepMine={keepMine}
            onTakeTheirs={form.takeTheirs}
          />
        )}
        {props.children}
      </form>
      {props.after}
    </Dialog>
  );
}

/** While there are two versions, saving would have to guess which one was meant. */
function submit<Fields extends object>(form: EndpointForm<Fields>) {
  return (event: FormEvent<HTMLFormElement>) => {
    if (!form.theirs) return form.submit(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-open-question]')?.focus();
  };
}
