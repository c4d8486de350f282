import { type MouseEvent, type ReactNode, useDeferredValue, useId } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import type { EndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { Difference } from '#web/ui/conflict/record-conflict.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { DraftStatus } from '#web/ui/draft-status/draft-status.tsx';
import { RecordForm } from './record-form.tsx';

type Props<Fields extends object> = {
  title: DisplayText;
  size?: 'md' | 'xl';
  form: EndpointForm<Fields>;
  onClose: () => void;
  saveLabel?: DisplayText;
  /** A second button that saves; either says before it does whether it is this one. */
  another?: { label: DisplayText; onChoose: (isAnother: boolean) => void };
  closeLabel?: DisplayText;
  /** The values of both versions, field by field, as people read them. */
  differences: (mine: Fields, theirs: Fields) => Difference[];
  children: ReactNode;
  /** Below the form, and not part of it. */
  after?: ReactNode;
};

/** The form of a record in a dialog. Closing it keeps what was typed as a draft. */
export function ModalForm<Fields extends object>(props: Props<Fields>) {
  const { title, size, form, onClose, another } = props;
  const { closeLabel = sharedMessages.close, saveLabel = sharedMessages.save } = props;
  const { t } = useTranslation();
  const id = useId();
  // The form is there at once, what stands below it a moment later.
  const isFormDrawn = useDeferredValue(true, false);

  // Enter in a field presses the button that submits, which is the one that closes.
  const saveAndGoOn = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    another?.onChoose(true);
    currentTarget.form?.requestSubmit();
  };

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
          {another && (
            <Button form={id} disabled={form.isBusy} onClick={saveAndGoOn}>
              {t(another.label)}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.isBusy}
            onClick={() => another?.onChoose(false)}
          >
            {t(saveLabel)}
          </Button>
        </>
      }
    >
      <RecordForm id={id} form={form} differences={props.differences}>
        {props.children}
      </RecordForm>
      {isFormDrawn && props.after}
    </Dialog>
  );
}
