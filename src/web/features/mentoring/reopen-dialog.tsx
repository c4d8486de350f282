import type { Reflection } from '#contract/mentoring.ts';
import { nameIn } from '#contract/place-names.ts';
import { reopen } from '#contract/turns.ts';
import { finishingText } from '#texts/finishing.ts';
import { sharedText } from '#texts/shared.ts';
import { say } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { placeOf } from './reflection-drafts.ts';
import styles from './reopening.module.css';
import { useReflectionCache } from './use-reflection-cache.ts';

type Props = { reflection: Reflection; onClose: () => void; onReopened: () => void };

/** Undoing a sign-off is done with a reason that others can read, and says what it takes back. */
export function ReopenDialog({ reflection, onClose, onReopened }: Props) {
  const { t, locale } = useText();
  const form = useReopenForm(reflection, onReopened);
  const { fields, set, errorOf } = form;
  const { user, certificate } = reflection;
  return (
    <ModalForm
      title={say(finishingText.reopenIt, { reflection: nameIn(locale, reflection) })}
      form={form}
      onClose={onClose}
      closeLabel={sharedText.cancel}
      saveLabel={finishingText.reopen}
      differences={() => []}
    >
      <ul className={styles.list}>
        <li>{t(finishingText.reopenWaits)}</li>
        {certificate && <li>{t(finishingText.reopenWithdraws, { number: certificate.number })}</li>}
        <li>{t(finishingText.reopenTells, { learner: user.name })}</li>
        {certificate && <li>{t(finishingText.reopenIssues)}</li>}
      </ul>
      <TextArea
        label={finishingText.reason}
        hint={finishingText.reasonHint}
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

function useReopenForm(reflection: Reflection, onReopened: () => void) {
  const { uuid, updated_at, questions } = reflection;
  const write = useWrite(reopen);
  const cache = useReflectionCache(uuid);
  return useEndpointForm({
    name: `reopen:${uuid}`,
    place: { ...placeOf(reflection, questions.length), about: finishingText.reasonDraft },
    saved: { fields: { reason: '' }, at: null },
    send: ({ reason }: { reason: string }) =>
      write.mutateAsync({ body: { reflection: uuid, reason }, ifMatch: updated_at }),
    savedOf: ({ reflection: { status, reopened } }) => ({
      fields: { reason: (status === 'review' && reopened?.reason) || '' },
      at: null,
    }),
    show: (answer) => cache.put(answer.reflection),
    onSaved: onReopened,
  });
}
