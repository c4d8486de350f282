import { declineCorrection, type OpenCorrection } from '#contract/certificates/corrections.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { correctionsMessages } from '#messages/certificates/corrections.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { TextArea } from '#web/ui/field/text-area.tsx';

type Fields = { reason: string };

type Props = {
  correction: OpenCorrection;
  onClose: () => void | Promise<void>;
  onDeclined: (feedback: Message) => void;
};

export function DeclineDialog(props: Props) {
  const { correction, onClose } = props;
  const { t } = useTranslation();
  const { certificate, learner, name } = correction;
  const form = useDeclineForm(props);
  return (
    <ModalForm
      title={message(correctionsMessages.declineQuestion, { name })}
      form={form}
      onClose={onClose}
      saveLabel={correctionsMessages.decline}
      differences={() => []}
    >
      <p>
        {t(correctionsMessages.whatStays, {
          number: certificate.number,
          holder: certificate.holder,
          learner: learner.name,
        })}
      </p>
      <TextArea
        label={correctionsMessages.reason}
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

function useDeclineForm({ correction, onClose, onDeclined }: Props) {
  const { uuid, learner, certificate } = correction;
  const decline = useWrite(declineCorrection);
  return useEndpointForm({
    name: `decline:${uuid}`,
    place: {
      path: `/corrections?edit=${uuid}`,
      label: message(correctionsMessages.draftOf, { learner: learner.name }),
      about: correctionsMessages.notDeclinedYet,
    },
    saved: { fields: { reason: '' }, at: null },
    send: (fields: Fields) => decline.mutateAsync({ body: { correction: uuid, ...fields } }),
    savedOf: ({ correction: { reason } }) => ({ fields: { reason }, at: null }),
    // The list is refetched, as the write announces its topic.
    show: () => {},
    onClose,
    onSaved: () =>
      onDeclined(
        message(correctionsMessages.declined, {
          learner: learner.name,
          number: certificate.number,
        }),
      ),
  });
}
