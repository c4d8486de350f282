import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '#web/features/joining/forgot-password-screen.tsx';
import { RegisterScreen } from '#web/features/joining/register-screen.tsx';
import { ResetPasswordScreen } from '#web/features/joining/reset-password-screen.tsx';
import { SetUpScreen } from '#web/features/joining/set-up-screen.tsx';
import { VerifyEmailScreen } from '#web/features/joining/verify-email-screen.tsx';
import { EmailForm } from '#web/features/my-account/email-form.tsx';
import { useCurrentUser } from '#web/platform/session.ts';

/* The screens on the way to an account, joined to their addresses: one file for all of them. */

export const ForgotPassword = ForgotPasswordScreen;

export function Register() {
  const { navigate } = useRouter();
  return (
    <RegisterScreen onRegistered={() => void navigate({ to: '/verify-email', replace: true })} />
  );
}

export function ResetPassword() {
  const { token } = useParams({ from: '/guests/password-reset/$token' });
  const { email, invitation } = useSearch({ from: '/guests/password-reset/$token' });
  const { navigate } = useRouter();
  const logIn = (reset: string) =>
    void navigate({ to: '/login', search: { reset }, replace: true });
  return (
    <ResetPasswordScreen
      token={token}
      email={email}
      isInvitation={invitation !== undefined}
      onReset={logIn}
    />
  );
}

export function SetUp() {
  const { token } = useParams({ from: '/guests/set-up/$token' });
  const { navigate } = useRouter();
  return (
    <SetUpScreen token={token} onDone={() => void navigate({ to: '/dashboard', replace: true })} />
  );
}

export function VerifyEmail() {
  const { resend } = useSearch({ from: '/verify-email' });
  return (
    <VerifyEmailScreen
      isStaleLink={resend !== undefined}
      changeEmail={<EmailForm user={useCurrentUser()} />}
    />
  );
}
