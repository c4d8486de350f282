import { declineCorrection, type OpenCorrection } from '#contract/corrections.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Fields = { reason: string };

type Props = {
  correction: OpenCorrection;
  onClose: () => void;
  onDeclined: (words: string) => void;
};

export function DeclineDialog({ correction, onClose, onDeclined }: Props) {
  const { certificate, learner, name } = correction;
  const form = useDeclineForm(correction, onDeclined);
  return (
    <ModalForm
      title={`Decline “${name}”?`}
      form={form}
      onClose={onClose}
      saveLabel="Decline"
      differences={() => []}
    >
      <p>
        {certificate.number} stays as it is, issued to {certificate.holder}. {learner.name} reads
        your reason and can ask again.
      </p>
      <TextArea
        label="Reason"
        id="reason"
        name="reason"
        required
        value={form.fields.reason}
        onChange={(event) => form.set({ reason: event.target.value })}
        error={form.errorOf('reason')}
      />
    </ModalForm>
  );
}

function useDeclineForm(
  { uuid, learner, certificate }: OpenCorrection,
  onDeclined: Props['onDeclined'],
) {
  const decline = useWrite(declineCorrection);
  return useEndpointForm({
    name: `decline:${uuid}`,
    place: {
      path: `/corrections?edit=${uuid}`,
      label: `Name correction for ${learner.name}`,
      about: 'not declined yet',
    },
    saved: { fields: { reason: '' }, at: null },
    send: (fields: Fields) => decline.mutateAsync({ body: { correction: uuid, ...fields } }),
    savedOf: ({ correction: { reason } }) => ({ fields: { reason }, at: null }),
    // The list is read again by its topic.
    show: () => {},
    onSaved: () => onDeclined(`Declined. ${learner.name} keeps ${certificate.number} as it is.`),
  });
}
