import { Navigate } from '@tanstack/react-router';
import { accountsText } from '#texts/accounts.ts';
import { isLoggedIn } from '#web/platform/stored-session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Brand } from '#web/ui/brand.tsx';

/** Shows who we are while the application loads, then leads on. */
export function WelcomeScreen() {
  const { t } = useText();
  return (
    <main className="welcome">
      <h1 className="visually-hidden">{t(accountsText.welcome)}</h1>
      <Brand />
      <Navigate to={isLoggedIn() ? '/dashboard' : '/login'} replace />
    </main>
  );
}
