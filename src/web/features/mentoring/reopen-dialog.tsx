import type { Reflection } from '#contract/mentoring.ts';
import { reopen } from '#contract/turns.ts';
import { useWrite } from '#web/platform/data.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { placeOf } from './reflection-drafts.ts';
import styles from './reopening.module.css';
import { useReflectionCache } from './use-reflection-cache.ts';

type Props = { reflection: Reflection; onClose: () => void; onReopened: () => void };

/** Undoing a sign-off is done with a reason that others can read, and says what it takes back. */
export function ReopenDialog({ reflection, onClose, onReopened }: Props) {
  const form = useReopenForm(reflection, onReopened);
  const { fields, set, errorOf } = form;
  const { user, certificate } = reflection;
  return (
    <ModalForm
      title={`Reopen ${reflection.name}?`}
      form={form}
      onClose={onClose}
      closeLabel="Cancel"
      saveLabel="Reopen"
      differences={() => []}
    >
      <ul className={styles.list}>
        <li>It waits for a review again, and reviews and notes can be changed.</li>
        {certificate && (
          <li>Certificate {certificate.number} is withdrawn, and its public page says so.</li>
        )}
        <li>{user.name} is told that it was reopened, though not why.</li>
        {certificate && <li>Signing off again issues a new certificate.</li>}
      </ul>
      <TextArea
        label="Reason"
        hint="Mentors and administrators can read it here and in the history."
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
    place: { ...placeOf(reflection, questions.length), about: 'Why to reopen it, not sent yet' },
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
