import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsText } from '#texts/accounts.ts';
import { resumeForm, typedBefore } from '#web/platform/before-react.ts';
import { startText } from '#web/platform/kept-fields.ts';
import { rememberedLogin } from '#web/platform/stored-session.ts';
import type { Form } from '#web/platform/use-form.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export function LoginForm({ form }: { form: Form }) {
  const { t } = useText();
  const [remembered] = useState(rememberedLogin);

  return (
    <form ref={resumeForm} className="guest-form" onSubmit={form.submit} noValidate>
      <TextField
        label={accountsText.email}
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={startText('email') ?? remembered?.email}
        error={form.errorOf('email')}
      />
      {form.errorOf('email') && (
        <p className="guest-links">
          <Link to="/forgot-password" className="guest-link">
            {t(accountsText.chooseAnew)}
          </Link>
        </p>
      )}
      <PasswordField error={form.errorOf('password')} />
      <label className="checkbox">
        <input
          type="checkbox"
          id="remember"
          name="remember"
          defaultChecked={typedBefore('remember')?.checked || remembered?.remember}
        />
        {t(accountsText.rememberMe)}
      </label>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t(accountsText.logIn)}
      </Button>
      <p className="guest-links">
        <Link to="/forgot-password" className="guest-link">
          {t(accountsText.forgotPassword)}
        </Link>
        <Link to="/register" className="guest-link">
          {t(accountsText.register)}
        </Link>
      </p>
    </form>
  );
}
