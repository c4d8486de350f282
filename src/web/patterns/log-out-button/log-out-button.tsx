import { useMutation } from '@tanstack/react-query';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { shellMessages } from '#messages/shell/shell.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { useLogOut } from '#web/platform/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = {
  label: MessageDescriptor;
  onLoggedOut: () => Promise<void>;
  /** What ends the session, where it is not the ordinary call. */
  by?: Parameters<typeof useLogOut>[1];
};

/** Whoever could not be logged out reads that they are still in, and why. */
export function LogOutButton({ label, onLoggedOut, by }: Props) {
  const { t } = useTranslation();
  const logOut = useMutation({ mutationFn: useLogOut(onLoggedOut, by) });
  return (
    <>
      {logOut.isError && (
        <Callout tone="danger" role="alert">
          {t(shellMessages.stillLoggedIn, { why: errorMessage(logOut.error) })}
        </Callout>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(label)}
      </Button>
    </>
  );
}
