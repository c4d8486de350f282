import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLogOut } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function LogOut() {
  const navigate = useNavigate();
  const logOut = useMutation({ mutationFn: useLogOut(() => navigate({ to: '/' })) });
  return (
    <>
      {logOut.isError && (
        <Notice tone="danger" role="alert">
          You are still logged in. {logOut.error.message}
        </Notice>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        Log Out
      </Button>
    </>
  );
}
