import { useMutation } from '@tanstack/react-query';
import { endSessions } from '#contract/my-account/sessions.ts';
import { myAccountMessages } from '#messages/accounts/my-account.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { call } from '#web/platform/calls/call.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useLogOut } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

export function LogOutEverywhere({ onLoggedOut }: { onLoggedOut: () => Promise<void> }) {
  const { t } = useTranslation();
  const logOut = useMutation({
    mutationFn: useLogOut(onLoggedOut, () => call(endSessions, {})),
  });
  return (
    <>
      {logOut.isError && (
        <Callout tone="danger" role="alert">
          {t(shellMessages.stillLoggedIn, { why: errorMessage(logOut.error) })}
        </Callout>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(myAccountMessages.logOutEverywhere)}
      </Button>
      <p className="field-hint">{t(myAccountMessages.everywhereHint)}</p>
    </>
  );
}
