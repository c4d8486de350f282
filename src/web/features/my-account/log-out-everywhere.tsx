import { endSessions } from '#contract/my-account/sessions.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LogOutButton } from '#web/patterns/log-out-button/log-out-button.tsx';
import { call } from '#web/platform/calls/call.ts';

export function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  return (
    <>
      <LogOutButton
        label={myAccountMessages.logOutEverywhere}
        onLoggedOut={onLoggedOut}
        by={() => call(endSessions, {})}
      />
      <p className="field-hint">{t(myAccountMessages.everywhereHint)}</p>
    </>
  );
}
