import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsMessages } from '#messages/accounts.ts';
import { queuedField, replayForm } from '#web/platform/pre-hydration-queue.ts';
import { initialText } from '#web/platform/stashed-fields.ts';
import { rememberedLogin } from '#web/platform/stored-session.ts';
import type { Form } from '#web/platform/use-form.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export function LoginForm({ form }: { form: Form }) {
  const { t } = useTranslation();
  const [remembered] = useState(rememberedLogin);

  return (
    <form ref={replayForm} className="guest-form" onSubmit={form.submit} noValidate>
      <TextField
        label={accountsMessages.email}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={initialText('email') ?? remembered?.email}
        error={form.errorOf('email')}
      />
      {form.errorOf('email') && (
        <p className="guest-links">
          <Link to="/forgot-password" className="guest-link">
            {t(accountsMessages.chooseAnew)}
          </Link>
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
        <Link to="/forgot-password" className="guest-link">
          {t(accountsMessages.forgotPassword)}
        </Link>
        <Link to="/register" className="guest-link">
          {t(accountsMessages.register)}
        </Link>
      </p>
    </form>
  );
}
