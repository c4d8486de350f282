import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';

export function HomeLink() {
  const { t } = useTranslation();
  return isLoggedIn() ? (
    <ButtonLink to="/dashboard">{t(errorsMessages.goToDashboard)}</ButtonLink>
  ) : (
    <ButtonLink to="/">{t(errorsMessages.goHome)}</ButtonLink>
  );
}
