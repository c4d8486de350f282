import { Link } from '@tanstack/react-router';
import { stepUpMessages } from '#messages/accounts/step-up.ts';
import { pagesMessages } from '#messages/shell/pages.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';

type Props = {
  /** Another tab waits for this one. */
  isForOtherTab: boolean;
  /** From the provider: what lies before this page in the browser is no page of ours. */
  isBack: boolean;
};

export function ConfirmDone({ isForOtherTab, isBack }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Callout tone="ok" role="status">
        {t(isForOtherTab ? stepUpMessages.goBackToTab : stepUpMessages.started)}
      </Callout>
      {isBack ? (
        <Link className="button button-secondary" to="/dashboard">
          {t(pagesMessages.dashboard)}
        </Link>
      ) : (
        <Button autoFocus onClick={() => history.back()}>
          {t(stepUpMessages.back)}
        </Button>
      )}
    </>
  );
}
