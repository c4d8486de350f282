import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ModalForm } from '#web/ui/modal-form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { inWords, statusOptions } from './status-words.ts';
import styles from './subscriptions.module.css';
import {
  type SubscriptionFields,
  type SubscriptionFormOptions,
  useSubscriptionForm,
} from './use-subscription-form.ts';

export function SubscriptionDialog(props: SubscriptionFormOptions) {
  const { subscription, onClose } = props;
  const form = useSubscriptionForm(props);
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={subscription ? 'Edit subscription' : 'Add subscription'}
      form={form}
      onClose={onClose}
      differences={differences}
    >
      {subscription ? (
        <p className={styles.person}>
          <span>Person</span>
          <span>{subscription.user.name}</span>
        </p>
      ) : (
        <RecordPicker
          kind="people"
          label="Person"
          value={fields.person}
          onPick={({ uuid, name }) => set({ person: { uuid, name } })}
          error={errorOf('person')}
        />
      )}
      <TextField
        label="Type"
        id="type"
        name="type"
        required
        autoComplete="off"
        hint="What they subscribe to, such as Individual annual."
        value={fields.type}
        onChange={(event) => set({ type: event.target.value })}
        error={errorOf('type')}
      />
      <SelectField
        label="Status"
        id="status"
        name="status"
        options={statusOptions}
        value={fields.status}
        onChange={({ target }) => {
          const chosen = statusOptions.find(({ value }) => value === target.value);
          if (chosen) set({ status: chosen.value });
        }}
        error={errorOf('status')}
      />
      <TextField
        label="Paid until"
        id="paid_until"
        name="paid_until"
        type="date"
        required
        hint={
          fields.status === 'trialing'
            ? 'The last day of the trial.'
            : 'The last day that is paid for.'
        }
        value={fields.until}
        onChange={(event) => set({ until: event.target.value })}
        error={errorOf('paid_until')}
      />
    </ModalForm>
  );
}

const differences = (mine: SubscriptionFields, theirs: SubscriptionFields) => [
  { label: 'Type', mine: mine.type, theirs: theirs.type },
  { label: 'Status', mine: inWords(mine.status), theirs: inWords(theirs.status) },
  { label: 'Paid until', mine: mine.until, theirs: theirs.until },
];
