import { askCorrection } from '#contract/corrections.ts';
import type { MyCertificate } from '#contract/my-learning.ts';
import { myCertificatesText } from '#texts/my-certificates.ts';
import { say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Fields = { name: string; note: string };

type Props = { certificate: MyCertificate; onClose: () => void; onAsked: () => void };

/** A certificate is never changed: an administrator issues another in the right name. */
export function CorrectionDialog({ certificate, onClose, onAsked }: Props) {
  const { t } = useText();
  const form = useCorrectionForm({ certificate, onAsked });
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={myCertificatesText.askForName}
      form={form}
      onClose={onClose}
      saveLabel={myCertificatesText.ask}
      differences={() => []}
    >
      <p>
        {t(myCertificatesText.howAsked, {
          number: certificate.number,
          holder: <strong>{certificate.holder}</strong>,
        })}
      </p>
      <TextField
        label={myCertificatesText.rightName}
        id="name"
        name="name"
        required
        autoComplete="name"
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <TextArea
        label={myCertificatesText.note}
        hint={myCertificatesText.optional}
        id="note"
        name="note"
        value={fields.note}
        onChange={(event) => set({ note: event.target.value })}
        error={errorOf('note')}
      />
    </ModalForm>
  );
}

function useCorrectionForm({ certificate, onAsked }: Pick<Props, 'certificate' | 'onAsked'>) {
  const { uuid, number, holder } = certificate;
  const ask = useWrite(askCorrection);
  return useEndpointForm({
    name: `correction:${uuid}`,
    place: {
      path: `/my/certificates?edit=${uuid}`,
      label: say(myCertificatesText.draftOf, { number }),
      about: myCertificatesText.notAskedYet,
    },
    saved: { fields: { name: holder, note: '' }, at: null },
    send: (fields: Fields) => ask.mutateAsync({ body: { certificate: uuid, ...fields } }),
    savedOf: ({ correction: { name, note } }) => ({ fields: { name, note }, at: null }),
    // The list is read again by its topic.
    show: () => {},
    onSaved: onAsked,
  });
}
