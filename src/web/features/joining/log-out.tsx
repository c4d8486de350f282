import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { joiningMessages } from '#messages/accounts/joining.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useLogOut } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

export function LogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logOut = useMutation({ mutationFn: useLogOut(() => navigate({ to: '/' })) });
  return (
    <>
      {logOut.isError && (
        <Callout tone="danger" role="alert">
          {t(shellMessages.stillLoggedIn, { why: errorMessage(logOut.error) })}
        </Callout>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(joiningMessages.logOut)}
      </Button>
    </>
  );
}
