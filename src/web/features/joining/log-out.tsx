import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { joiningMessages } from '#messages/joining.ts';
import { shellMessages } from '#messages/shell.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useLogOut } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/use-translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

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
