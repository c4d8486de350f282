import { askCorrection } from '#contract/certificates/corrections.ts';
import type { MyCertificate } from '#contract/my-learning/my-learning.ts';
import { message } from '#lib/messages/message.ts';
import { myCertificatesMessages } from '#messages/certificates/my-certificates.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

type Fields = { name: string; note: string };

type Props = {
  certificate: MyCertificate;
  onClose: () => void | Promise<void>;
  onRequested: () => void;
};

/** A certificate is never changed: an administrator issues another in the right name. */
export function CorrectionDialog({ certificate, onClose, onRequested }: Props) {
  const { t } = useTranslation();
  const form = useCorrectionForm({ certificate, onClose, onRequested });
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={myCertificatesMessages.askForName}
      form={form}
      onClose={onClose}
      saveLabel={myCertificatesMessages.ask}
      differences={() => []}
    >
      <p>
        {t(myCertificatesMessages.howAsked, {
          number: certificate.number,
          holder: <strong>{certificate.holder}</strong>,
        })}
      </p>
      <TextField
        label={myCertificatesMessages.rightName}
        id="name"
        name="name"
        required
        autoComplete="name"
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <TextArea
        label={myCertificatesMessages.note}
        hint={myCertificatesMessages.optional}
        id="note"
        name="note"
        value={fields.note}
        onChange={(event) => set({ note: event.target.value })}
        error={errorOf('note')}
      />
    </ModalForm>
  );
}

function useCorrectionForm({ certificate, onClose, onRequested }: Props) {
  const { uuid, number, holder } = certificate;
  const request = useWrite(askCorrection);
  return useEndpointForm({
    name: `correction:${uuid}`,
    place: {
      path: `/my/certificates?edit=${uuid}`,
      label: message(myCertificatesMessages.draftOf, { number }),
      about: myCertificatesMessages.notAskedYet,
    },
    saved: { fields: { name: holder, note: '' }, at: null },
    send: (fields: Fields) => request.mutateAsync({ body: { certificate: uuid, ...fields } }),
    savedOf: ({ correction: { name, note } }) => ({ fields: { name, note }, at: null }),
    // The list is refetched by its topic.
    show: () => {},
    onClose,
    onSaved: onRequested,
  });
}
