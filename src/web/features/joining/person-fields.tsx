import { accountsText } from '#texts/accounts.ts';
import { sharedText } from '#texts/shared.ts';
import { startText } from '#web/platform/kept-fields.ts';
import type { Form } from '#web/platform/use-form.ts';
import { TextField } from '#web/ui/field.tsx';

type ErrorOf = Pick<Form, 'errorOf'>;

export function NameField({ errorOf }: ErrorOf) {
  return (
    <TextField
      label={sharedText.name}
      id="name"
      name="name"
      autoComplete="name"
      required
      defaultValue={startText('name')}
      error={errorOf('name')}
    />
  );
}

/** `given` is what the link brought. */
export function EmailField({ errorOf, given }: ErrorOf & { given?: string | undefined }) {
  return (
    <TextField
      label={accountsText.email}
      id="email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={startText('email') ?? given}
      error={errorOf('email')}
    />
  );
}
