import { isLoggedIn } from '#web/platform/stored-session.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function HomeLink() {
  return isLoggedIn() ? (
    <ButtonLink to="/dashboard">Go to the dashboard</ButtonLink>
  ) : (
    <ButtonLink to="/">Go to the home page</ButtonLink>
  );
}
