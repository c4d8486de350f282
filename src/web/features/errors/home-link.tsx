import { errorsMessages } from '#messages/errors.ts';
import { isLoggedIn } from '#web/platform/stored-session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function HomeLink() {
  const { t } = useTranslation();
  return isLoggedIn() ? (
    <ButtonLink to="/dashboard">{t(errorsMessages.goToDashboard)}</ButtonLink>
  ) : (
    <ButtonLink to="/">{t(errorsMessages.goHome)}</ButtonLink>
  );
}
