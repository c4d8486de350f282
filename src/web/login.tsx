import { useRouter, useSearch } from '@tanstack/react-router';
import { LoginScreen } from '#web/features/accounts/login-screen.tsx';
import { goToIntendedPath, intendedPath } from '#web/platform/intended-path.ts';
import { returnPath } from '#web/platform/return-path.ts';

/** The login, joined to its address. */
export function Login() {
  const { reset, to, signed_out: signedOut } = useSearch({ from: '/guests/login' });
  const { navigate } = useRouter();
  function goOn() {
    if (!goToIntendedPath()) void navigate({ href: returnPath(to), replace: true });
  }
  return (
    <LoginScreen
      reset={reset}
      signedOut={signedOut !== undefined}
      isVerifying={intendedPath() !== undefined}
      onLoggedIn={goOn}
    />
  );
}
