import { sharedText } from '#texts/shared.ts';
import { subscriptionsText } from '#texts/subscriptions.ts';
import { RecordPicker } from '#web/platform/record-picker/record-picker.tsx';
import { typedIn } from '#web/platform/typed-in.ts';
import { useText } from '#web/platform/use-text.tsx';
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
  const { t } = useText();
  const { subscription, onClose } = props;
  const form = useSubscriptionForm(props);
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={subscription ? subscriptionsText.edit : subscriptionsText.add}
      form={form}
      onClose={onClose}
      differences={differences}
    >
      {subscription ? (
        <p className={styles.person}>
          <span>{t(sharedText.person)}</span>
          <span>{subscription.user.name}</span>
        </p>
      ) : (
        <RecordPicker
          kind="people"
          label={sharedText.person}
          value={fields.person}
          onPick={({ uuid, name }) => set({ person: { uuid, name } })}
          error={errorOf('person')}
        />
      )}
      <TextField
        label={sharedText.type}
        required
        hint={subscriptionsText.typeHint}
        {...typedIn(form)('type')}
      />
      <SelectField
        label={sharedText.status}
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
        label={subscriptionsText.paidUntil}
        id="paid_until"
        name="paid_until"
        type="date"
        required
        hint={
          fields.status === 'trialing'
            ? subscriptionsText.lastDayOfTrial
            : subscriptionsText.lastPaidDay
        }
        value={fields.until}
        onChange={(event) => set({ until: event.target.value })}
        error={errorOf('paid_until')}
      />
    </ModalForm>
  );
}

const differences = (mine: SubscriptionFields, theirs: SubscriptionFields) => [
  { label: sharedText.type, mine: mine.type, theirs: theirs.type },
  { label: sharedText.status, mine: inWords(mine.status), theirs: inWords(theirs.status) },
  { label: subscriptionsText.paidUntil, mine: mine.until, theirs: theirs.until },
];
