import { Navigate } from '@tanstack/react-router';
import { isLoggedIn } from '#web/platform/stored-session.ts';
import { Brand } from '#web/ui/brand.tsx';

/** Shows who we are while the application loads, then leads on. */
export function WelcomeScreen() {
  return (
    <main className="welcome">
      <h1 className="visually-hidden">Welcome</h1>
      <Brand />
      <Navigate to={isLoggedIn() ? '/dashboard' : '/login'} replace />
    </main>
  );
}
