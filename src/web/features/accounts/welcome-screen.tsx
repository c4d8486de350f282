import { Navigate } from '@tanstack/react-router';
import { welcomeMessages } from '#messages/welcome.ts';
import { isLoggedIn } from '#web/platform/stored-session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Brand } from '#web/ui/brand.tsx';

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
