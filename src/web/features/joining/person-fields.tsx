import { accountsMessages } from '#messages/accounts.ts';
import { sharedMessages } from '#messages/shared.ts';
import { initialText } from '#web/platform/stashed-fields.ts';
import type { Form } from '#web/platform/use-form.ts';
import { TextField } from '#web/ui/text-field.tsx';

type ErrorOf = Pick<Form, 'errorOf'>;

export function NameField({ errorOf }: ErrorOf) {
  return (
    <TextField
      label={sharedMessages.name}
      id="name"
      name="name"
      autoComplete="name"
      required
      defaultValue={initialText('name')}
      error={errorOf('name')}
    />
  );
}

/** `given` is what the link brought. */
export function EmailField({ errorOf, given }: ErrorOf & { given?: string | undefined }) {
  return (
    <TextField
      label={accountsMessages.email}
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={initialText('email') ?? given}
      error={errorOf('email')}
    />
  );
}
