import { useRouter } from '@tanstack/react-router';
import { message } from '#lib/messages/message.ts';
import { dashboardMessages } from '#messages/shell/dashboard.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LogOutButton } from '#web/patterns/log-out-button/log-out-button.tsx';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { Callout } from '#web/ui/callout/callout.tsx';
import styles from './link-for-guests.module.css';

/** An invitation, or a link to choose a password, which may be for somebody else on this device. */
export function LinkForGuests({ href }: { href: string }) {
  const { t } = useTranslation();
  const { name } = useCurrentUser();
  const router = useRouter();
  return (
    <Callout tone="info" role="status">
      <div className={styles.line}>
        <p>{t(message(dashboardMessages.linkForGuests, { name }))}</p>
        <LogOutButton
          label={dashboardMessages.logOutAndOpen}
          onLoggedOut={() => router.navigate({ href, replace: true })}
        />
      </div>
    </Callout>
  );
}
