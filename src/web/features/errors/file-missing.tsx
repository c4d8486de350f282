import { errorsText } from '#texts/errors.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { isServerOpen, useServerBack } from '#web/platform/use-server-back.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoConnection } from './connection-lost.tsx';
import { mayLoadAgain, noteLoadingAgain } from './loading-again.ts';
import { Message } from './message.tsx';

type Props = { onTryAgain: () => void };

/** Where a file was asked for a second time, of a server that answered. */
let triedAgainAt: string | undefined;

/**
 * A file of the program that did not come. Without a connection it is asked for again when there is
 * one. A server that answers and does not have it has a newer version: the page is loaded again, once.
 * Nothing typed is lost by it: the screen has gone already, and what was typed there is a draft.
 */
export function FileMissing({ onTryAgain }: Props) {
  const goesOn = triedAgainAt !== location.href || mayLoadAgain();

  function goOn() {
    if (triedAgainAt !== location.href) {
      triedAgainAt = location.href;
      onTryAgain();
    } else if (mayLoadAgain()) {
      noteLoadingAgain();
      location.reload();
    }
  }

  const { isAway } = useServerBack(goesOn ? goOn : undefined, { isAtOnce: true });
  if (isAway) return <NoConnection onTryAgain={onTryAgain} />;
  return goesOn ? <Skeleton /> : <StillMissing />;
}

function StillMissing() {
  const { t } = useText();
  usePageTitle(errorsText.wentWrong, { error: true });

  /** Without a server to answer, loading the page would leave the product. */
  async function load() {
    if (await isServerOpen()) location.reload();
  }

  return (
    <>
      <PageHeader title={errorsText.wentWrong} />
      <Message
        heading={errorsText.notFetched}
        action={<Button onClick={() => void load()}>{t(errorsText.loadAgain)}</Button>}
      >
        <p>{t(errorsText.notFetchedFor)}</p>
      </Message>
    </>
  );
}
