import type { ReactNode } from 'react';
import type { DisplayText } from '#lib/messages/message.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { isLoggedIn } from '#web/platform/session/stored-session.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { focusOnIfLost } from '#web/ui/focus/focus-on.ts';
import styles from './error-panel.module.css';

type Props = {
  heading: DisplayText;
  /** It takes the place of a page that was open, maybe with the focus in it. */
  isSudden?: boolean;
  children: ReactNode;
  action: ReactNode;
};

export function ErrorPanel({ heading, isSudden, children, action }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.message}>
      <h2 tabIndex={-1} ref={isSudden ? focusOnIfLost : undefined}>
        {t(heading)}
      </h2>
      {children}
      {action}
    </section>
  );
}

export function HomeLink() {
  const { t } = useTranslation();
  return isLoggedIn() ? (
    <ButtonLink to="/dashboard">{t(errorsMessages.goToDashboard)}</ButtonLink>
  ) : (
    <ButtonLink to="/">{t(errorsMessages.goHome)}</ButtonLink>
  );
}
