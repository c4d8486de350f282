import type { DisplayText } from '#lib/messages/message.ts';
import { passwordsMessages } from '#messages/accounts/passwords.ts';
import type { GetValue } from '#web/platform/forms/use-form.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { PasswordField } from './password-field.tsx';

/** What was typed into it; nothing where the field is not shown. */
export const currentPassword = (entered: GetValue): string | undefined =>
  entered('current_password') || undefined;

type Props = { id: string; hint?: DisplayText; error: DisplayText | undefined };

/**
 * Not for those who log in by a provider or a passkey alone: the server asks them for that (423).
 * Shown all the same where it asked for the password, for they may have set one elsewhere.
 */
export function CurrentPasswordField({ id, error, ...hint }: Props) {
  const { without_password: isWithout } = useCurrentUser();
  if (isWithout && error === undefined) return null;
  return (
    <PasswordField
      label={passwordsMessages.current}
      id={id}
      name="current_password"
      error={error}
      {...hint}
    />
  );
}
