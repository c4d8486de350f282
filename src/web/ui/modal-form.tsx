import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import type { EndpointForm } from '#web/platform/use-endpoint-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DraftFound, DraftLine } from './draft-line.tsx';
import { ErrorSummary } from './error-summary.tsx';
import styles from './modal-form.module.css';
import { type Difference, TwoVersions } from './two-versions.tsx';

type Props<Fields extends object> = {
  title: Words;
  size?: 'md' | 'xl';
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: Words;
  closeLabel?: Words;
  /** What the two of them typed, field by field, in words. */
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
  /** Under the form and no part of it. */
  after?: ReactNode;
};

/** A record in a dialog. Closing it, however that happens, keeps what was typed as a draft. */
export function ModalForm<Fields extends object>(props: Props<Fields>) {
  const { title, size, form, onClose } = props;
  const { closeLabel = sharedText.close, saveLabel = sharedText.save } = props;
  const { t } = useText();
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
          <DraftLine draft={form.draft} />
          <Button onClick={onClose}>{t(closeLabel)}</Button>
          <Button type="submit" form={id} variant="primary" busy={form.isBusy}>
            {t(saveLabel)}
          </Button>
        </>
      }
    >
      <form id={id} ref={element} noValidate className={styles.form} onSubmit={submit(form)}>
        <DraftFound draft={form.draft} />
        <ErrorSummary errors={form.errors} />
        {form.theirs && (
          <TwoVersions
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
