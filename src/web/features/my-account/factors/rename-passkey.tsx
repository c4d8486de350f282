import { type Factor, renamePasskey } from '#contract/factors/factors.ts';
import { factorsMessages } from '#messages/factors/factors.ts';
import { call } from '#web/platform/calls/call.ts';
import { useForm } from '#web/platform/forms/use-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { AccountForm } from '../account-form.tsx';

type Props = { passkey: Factor; onDone: () => void; onCancel: () => void };

export function RenamePasskey({ passkey: { uuid, name }, onDone, onCancel }: Props) {
  const form = useForm({
    send: (entered) => call(renamePasskey, { body: { uuid, name: entered('name') } }),
    onDone,
  });
  return (
    <AccountForm form={form} button={factorsMessages.rename} onCancel={onCancel}>
      <TextField
        label={factorsMessages.passkeyName}
        id="passkey-name"
        name="name"
        autoFocus
        required
        defaultValue={name}
        error={form.errorOf('name')}
      />
    </AccountForm>
  );
}
