import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { accountsMessages } from '#messages/accounts/accounts.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { GuestForm } from '#web/patterns/guest-form/guest-form.tsx';
import { PasswordField } from '#web/patterns/password/password-field.tsx';
import { queuedField } from '#web/platform/forms/pre-hydration-queue.ts';
import { initialText, stashFields } from '#web/platform/forms/stashed-fields.ts';
import type { Form } from '#web/platform/forms/use-form.ts';
import { rememberedLogin } from '#web/platform/session/stored-session.ts';
import { isFirstPaint } from '#web/settings.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';

export function LoginForm({ form }: { form: Form }) {
  const { t } = useTranslation();
  const [remembered] = useState(rememberedLogin);

  return (
    <GuestForm onSubmit={form.submit}>
      <TextField
        label={accountsMessages.email}
        id="email"
        name="email"
        type="email"
        autoComplete={nameOrPasskey}
        required
        // Later `GuestForm` puts the cursor there.
        autoFocus={isFirstPaint}
        defaultValue={initialText('email') ?? remembered?.email}
        error={form.errorOf('email')}
      />
      {form.errorOf('email') && (
        <p className="guest-links">
          <NewPasswordLink label={accountsMessages.chooseAnew} />
        </p>
      )}
      <PasswordField error={form.errorOf('password')} />
      <label className="checkbox">
        <input
          type="checkbox"
          id="remember"
          name="remember"
          defaultChecked={queuedField('remember')?.checked || remembered?.remember}
        />
        {t(accountsMessages.rememberMe)}
      </label>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t(accountsMessages.logIn)}
      </Button>
      <p className="guest-links">
        <NewPasswordLink label={accountsMessages.forgotPassword} />
        <Link to="/register" className="guest-link">
          {t(accountsMessages.register)}
        </Link>
      </p>
    </GuestForm>
  );
}

const newPasswordPath = '/forgot-password';

/** Takes the email along that was typed. */
function NewPasswordLink({ label }: { label: MessageDescriptor }) {
  const { t } = useTranslation();
  return (
    <Link
      to={newPasswordPath}
      className="guest-link"
      onClick={({ currentTarget }) => {
        const form = currentTarget.closest('form');
        if (form) stashFields(form, newPasswordPath);
      }}
    >
      {t(label)}
    </Link>
  );
}

/** Browsers that know passkeys of this site offer them in the field. */
const nameOrPasskey = ['username', 'webauthn'].join(' ');
