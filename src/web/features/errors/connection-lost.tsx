import { errorsText } from '#texts/errors.ts';
import { platformText } from '#texts/platform.ts';
import { sharedText } from '#texts/shared.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { useServerBack } from '#web/platform/use-server-back.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Message } from './message.tsx';

type Props = { onTryAgain: () => void };

/** Data that could not be read: it is asked for again as soon as the server answers. */
export function ConnectionLost({ onTryAgain }: Props) {
  useServerBack(onTryAgain);
  return <NoConnection onTryAgain={onTryAgain} />;
}

/** In the place of the content, while what it needs cannot be fetched. */
export function NoConnection({ onTryAgain }: Props) {
  const { t } = useText();
  const isOnline = useOnline();
  usePageTitle(errorsText.noConnection, { error: true });
  return (
    <>
      <PageHeader title={errorsText.noConnection} />
      <Message
        heading={isOnline ? platformText.unreachable : platformText.offline}
        action={<Button onClick={onTryAgain}>{t(sharedText.tryAgain)}</Button>}
      >
        <p>{t(errorsText.goesOnByItself)}</p>
      </Message>
    </>
  );
}
