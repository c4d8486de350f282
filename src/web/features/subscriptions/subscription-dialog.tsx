import {
  subscriptionFields,
  subscriptionKeys,
} from '#contract/subscriptions/subscription-fields.ts';
import { statusLabel } from '#contract/subscriptions/subscription-words.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { subscriptionsMessages } from '#messages/subscriptions/subscriptions.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { textFieldProps } from '#web/patterns/record-form/text-field-props.ts';
import { RecordPicker } from '#web/patterns/record-picker/record-picker.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { statusOptions } from './status-labels.ts';
import styles from './subscriptions.module.css';
import {
  type SubscriptionFields,
  type SubscriptionFormOptions,
  useSubscriptionForm,
} from './use-subscription-form.ts';

export function SubscriptionDialog(props: SubscriptionFormOptions) {
  const { t } = useTranslation();
  const { subscription, onClose } = props;
  const form = useSubscriptionForm(props);
  const { fields, set, errorOf } = form;
  return (
    <ModalForm
      title={subscription ? subscriptionsMessages.edit : subscriptionsMessages.add}
      form={form}
      onClose={onClose}
      differences={differences}
    >
      {subscription ? (
        <p className={styles.person}>
          <span>{t(sharedMessages.person)}</span>
          <span>{subscription.user.name}</span>
        </p>
      ) : (
        <RecordPicker
          kind="people"
          canInvite
          label={sharedMessages.person}
          value={fields.person}
          onPick={({ uuid, name }) => set({ person: { uuid, name } })}
          error={errorOf('person')}
        />
      )}
      <TextField
        label={sharedMessages.type}
        required
        hint={subscriptionsMessages.typeHint}
        {...textFieldProps(form)('type')}
      />
      <SelectField
        label={sharedMessages.status}
        id="status"
        name="status"
        options={statusOptions}
        value={fields.status}
        onChange={({ target }) => {
          const option = statusOptions.find(({ value }) => value === target.value);
          if (option) set({ status: option.value });
        }}
        error={errorOf('status')}
      />
      <TextField
        label={subscriptionsMessages.paidUntil}
        id="paid_until"
        name="paid_until"
        type="date"
        required
        hint={
          fields.status === 'trialing'
            ? subscriptionsMessages.lastDayOfTrial
            : subscriptionsMessages.lastPaidDay
        }
        value={fields.until}
        onChange={(event) => set({ until: event.target.value })}
        error={errorOf('paid_until')}
      />
    </ModalForm>
  );
}

const fieldValues = ({ until, ...fields }: SubscriptionFields) => ({
  ...fields,
  status: statusLabel(fields.status),
  paid_until: until,
});

function differences(mine: SubscriptionFields, theirs: SubscriptionFields) {
  const [myValues, theirValues] = [fieldValues(mine), fieldValues(theirs)];
  return subscriptionKeys.map((field) => ({
    label: subscriptionFields[field].label,
    mine: myValues[field],
    theirs: theirValues[field],
  }));
}
