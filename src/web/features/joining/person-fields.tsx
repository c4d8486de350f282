import { accountsMessages } from '#messages/accounts/accounts.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { initialText } from '#web/platform/forms/stashed-fields.ts';
import type { Form } from '#web/platform/forms/use-form.ts';
import { TextField } from '#web/ui/field/text-field.tsx';

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

/** `fromLink` is the address in the link that somebody opened. */
export function EmailField({ errorOf, fromLink }: ErrorOf & { fromLink?: string | undefined }) {
  return (
    <TextField
      label={accountsMessages.email}
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={initialText('email') ?? fromLink}
      error={errorOf('email')}
    />
  );
}
