import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { reopen } from '#contract/mentoring/turns.ts';
import { nameIn } from '#contract/organisations/place-names.ts';
import { message } from '#lib/messages/message.ts';
import { finishingMessages } from '#messages/mentoring/finishing.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { reviewDraftLocation } from '#web/features/mentoring/texts/reflection-drafts.ts';
import { useReflectionCache } from '#web/features/mentoring/texts/use-reflection-cache.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { TextArea } from '#web/ui/field/text-area.tsx';
import styles from './reopening.module.css';

/** Where what is typed is kept: it outlives the dialog. */
export const reopenDraft = (reflection: Reflection) => ({
  name: `reopen:${reflection.uuid}`,
  place: {
    ...reviewDraftLocation(reflection, reflection.questions.length),
    about: finishingMessages.reasonDraft,
  },
});

type Props = { reflection: Reflection; onClose: () => void; onReopened: () => void };

/** Asks for a reason, which others can read, and says what undoing the sign-off takes back. */
export function ReopenDialog({ reflection, onClose, onReopened }: Props) {
  const { t, locale } = useTranslation();
  const form = useReopenForm({ reflection, onClose, onReopened });
  const { fields, set, errorOf } = form;
  const { user, certificate } = reflection;
  return (
    <ModalForm
      title={message(finishingMessages.reopenIt, { reflection: nameIn(locale, reflection) })}
      form={form}
      onClose={onClose}
      closeLabel={sharedMessages.cancel}
      saveLabel={finishingMessages.reopen}
      differences={() => []}
    >
      <ul className={styles.list}>
        <li>{t(finishingMessages.reopenWaits)}</li>
        {certificate && (
          <li>{t(finishingMessages.reopenWithdraws, { number: certificate.number })}</li>
        )}
        <li>{t(finishingMessages.reopenTells, { learner: user.name })}</li>
        {certificate && <li>{t(finishingMessages.reopenIssues)}</li>}
      </ul>
      <TextArea
        label={finishingMessages.reason}
        hint={finishingMessages.reasonHint}
        id="reason"
        name="reason"
        required
        value={fields.reason}
        onChange={(event) => set({ reason: event.target.value })}
        error={errorOf('reason')}
      />
    </ModalForm>
  );
}

function useReopenForm({ reflection, onClose, onReopened }: Props) {
  const { uuid, updated_at } = reflection;
  const write = useWrite(reopen);
  const cache = useReflectionCache(uuid);
  return useEndpointForm({
    ...reopenDraft(reflection),
    saved: { fields: { reason: '' }, at: null },
    send: ({ reason }: { reason: string }) =>
      write.mutateAsync({ body: { reflection: uuid, reason }, ifMatch: updated_at }),
    savedOf: ({ reflection: { status, reopened } }) => ({
      fields: { reason: (status === 'review' && reopened?.reason) || '' },
      at: null,
    }),
    show: (answer) => cache.put(answer.reflection),
    onClose,
    onSaved: onReopened,
  });
}
