import { askCorrection } from '#contract/corrections.ts';
import type { MyCertificate } from '#contract/my-learning.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Fields = { name: string; note: string };

type Props = { certificate: MyCertificate; onClose: () => void; onAsked: () => void };

/** A certificate is never changed: an administrator issues another in the right name. */
export function CorrectionDialog({ certificate, onClose, onAsked }: Props) {
  const form = useCorrectionForm({ certificate, onAsked });
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title="Ask for a correction of the name"
      form={form}
      onClose={onClose}
      saveLabel="Ask"
      differences={() => []}
    >
      <p>
        Certificate {certificate.number} is issued to <strong>{certificate.holder}</strong>. An
        administrator reads what you ask for. If they agree, this certificate is replaced by a new
        one in the right name.
      </p>
      <TextField
        label="The name as it should be"
        id="name"
        name="name"
        required
        autoComplete="name"
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
        error={errorOf('name')}
      />
      <TextArea
        label="Anything the administrator should know"
        hint="Optional."
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
      label: `The name on ${number}`,
      about: 'not asked yet',
    },
    saved: { fields: { name: holder, note: '' }, at: null },
    send: (fields: Fields) => ask.mutateAsync({ body: { certificate: uuid, ...fields } }),
    savedOf: ({ correction: { name, note } }) => ({ fields: { name, note }, at: null }),
    // The list is read again by its topic.
    show: () => {},
    onSaved: onAsked,
  });
}
