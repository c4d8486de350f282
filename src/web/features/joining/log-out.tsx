import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { joiningText } from '#texts/joining.ts';
import { shellText } from '#texts/shell.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useLogOut } from '#web/platform/session.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

export function LogOut() {
  const { t } = useText();
  const navigate = useNavigate();
  const logOut = useMutation({ mutationFn: useLogOut(() => navigate({ to: '/' })) });
  return (
    <>
      {logOut.isError && (
        <Notice tone="danger" role="alert">
          {t(shellText.stillLoggedIn, { why: sentenceOf(logOut.error) })}
        </Notice>
      )}
      <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
        {t(joiningText.logOut)}
      </Button>
    </>
  );
}
