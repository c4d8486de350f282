import { Navigate } from '@tanstack/react-router';
import { welcomeMessages } from '#messages/accounts/welcome.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { Brand } from '#web/ui/brand/brand.tsx';

/** Shows who we are while the application loads, then leads on. */
export function WelcomeScreen() {
  const { t } = useTranslation();
  return (
    <main className="welcome">
      <h1 className="visually-hidden">{t(welcomeMessages.welcome)}</h1>
      <Brand />
      <Navigate to={isLoggedIn() ? '/dashboard' : '/login'} replace />
    </main>
  );
}
