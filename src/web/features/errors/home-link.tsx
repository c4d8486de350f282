import { errorsText } from '#texts/errors.ts';
import { isLoggedIn } from '#web/platform/stored-session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function HomeLink() {
  const { t } = useText();
  return isLoggedIn() ? (
    <ButtonLink to="/dashboard">{t(errorsText.goToDashboard)}</ButtonLink>
  ) : (
    <ButtonLink to="/">{t(errorsText.goHome)}</ButtonLink>
  );
}
