import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { resumeTyping, typedBefore } from '#web/platform/before-react.ts';
import { logIn } from '#web/platform/session.ts';
import { rememberedLogin } from '#web/platform/stored-session.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldError } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/field.tsx';
import { fieldErrors } from './field-errors.ts';
import { PasswordField } from './password-field.tsx';

type Props = {
  errors: readonly FieldError[];
  onErrors: (errors: readonly FieldError[]) => void;
  onLoggedIn: () => void;
};

/** The fields keep their own text, so that nothing but the person ever empties one. */
export function LoginForm({ errors, onErrors, onLoggedIn }: Props) {
  const client = useQueryClient();
  const [remembered] = useState(rememberedLogin);
  const write = useMutation({
    mutationFn: (form: FormData) => logIn(client, entered(form)),
    onMutate: () => onErrors([]),
    onSuccess: onLoggedIn,
    onError: (error) => onErrors(fieldErrors(error)),
  });
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!write.isPending) write.mutate(new FormData(event.currentTarget));
  }

  return (
    <form ref={resumeTyping} className="guest-form" onSubmit={submit} noValidate>
      <TextField
        label="Email"
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        required
        defaultValue={typedBefore('email')?.value || remembered?.email}
        error={errorOf('email')}
      />
      <PasswordField error={errorOf('password')} />
      <label className="checkbox">
        <input
          type="checkbox"
          id="remember"
          name="remember"
          defaultChecked={typedBefore('remember')?.checked || remembered?.remember}
        />
        Remember me
      </label>
      <Button type="submit" variant="primary" busy={write.isPending}>
        Log in
      </Button>
      <Link to="/forgot-password" className="guest-link">
        Forgot your password?
      </Link>
    </form>
  );
}

const entered = (form: FormData) => ({
  email: String(form.get('email') ?? ''),
  password: String(form.get('password') ?? ''),
  remember: form.has('remember'),
});
