import { declineCorrection, type OpenCorrection } from '#contract/corrections.ts';
import { correctionsText } from '#texts/corrections.ts';
import { type Said, say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type Fields = { reason: string };

type Props = {
  correction: OpenCorrection;
  onClose: () => void;
  onDeclined: (words: Said) => void;
};

export function DeclineDialog({ correction, onClose, onDeclined }: Props) {
  const { t } = useText();
  const { certificate, learner, name } = correction;
  const form = useDeclineForm(correction, onDeclined);
  return (
    <ModalForm
      title={say(correctionsText.declineQuestion, { name })}
      form={form}
      onClose={onClose}
      saveLabel={correctionsText.decline}
      differences={() => []}
    >
      <p>
        {t(correctionsText.whatStays, {
          number: certificate.number,
          holder: certificate.holder,
          learner: learner.name,
        })}
      </p>
      <TextArea
        label={correctionsText.reason}
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
      label: say(correctionsText.draftOf, { learner: learner.name }),
      about: correctionsText.notDeclinedYet,
    },
    saved: { fields: { reason: '' }, at: null },
    send: (fields: Fields) => decline.mutateAsync({ body: { correction: uuid, ...fields } }),
    savedOf: ({ correction: { reason } }) => ({ fields: { reason }, at: null }),
    // The list is read again by its topic.
    show: () => {},
    onSaved: () =>
      onDeclined(
        say(correctionsText.declined, { learner: learner.name, number: certificate.number }),
      ),
  });
}
