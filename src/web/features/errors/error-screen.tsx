import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { DisplayText } from '#lib/messages/message.ts';
import { errorsMessages } from '#messages/shared/errors.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { redirectsAway } from '#web/platform/calls/api-error.ts';
import { ApiError, NetworkError } from '#web/platform/calls/call.ts';
import { ChunkLoadError } from '#web/platform/calls/load-chunk.ts';
import { formErrorMessage } from '#web/platform/forms/field-errors.ts';
import { usePageTitle } from '#web/platform/router/page-title.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GuestCard } from '#web/ui/guest-card/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';
import { ConnectionLost } from './connection-lost.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { FileMissing } from './file-missing.tsx';
import { NotFound } from './not-found.tsx';

/** Where not even the layout could be shown. */
export function RootErrorScreen(props: ErrorComponentProps) {
  return (
    <GuestCard>
      <ErrorScreen {...props} />
    </GuestCard>
  );
}

/** Around every screen: the rest of the page stays alive, and one press tries again. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (redirectsAway(error)) return <Skeleton />;
  return <Failure error={error} reset={reset} />;
}

function Failure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();

  function tryAgain() {
    queries.reset();
    reset();
    void router.invalidate();
  }

  if (error instanceof NetworkError) return <ConnectionLost onTryAgain={tryAgain} />;
  if (error instanceof ChunkLoadError) return <FileMissing onTryAgain={tryAgain} />;
  return <Unexpected error={error} onTryAgain={tryAgain} />;
}

type UnexpectedProps = { error: unknown; onTryAgain: () => void };

function Unexpected({ error, onTryAgain }: UnexpectedProps) {
  const { t, words } = useTranslation();
  const { title, heading, sentences } = errorContent(error);
  usePageTitle(title, { error: true });

  return (
    <>
      <PageHeader title={title} />
      <ErrorPanel
        heading={heading}
        action={<Button onClick={onTryAgain}>{t(sharedMessages.tryAgain)}</Button>}
      >
        {sentences.map((sentence) => (
          <p key={words(sentence)}>{t(sentence)}</p>
        ))}
      </ErrorPanel>
    </>
  );
}

type ErrorContent = { title: DisplayText; heading: DisplayText; sentences: readonly DisplayText[] };

function errorContent(error: unknown): ErrorContent {
  const title = errorsMessages.wentWrong;
  if (!(error instanceof ApiError)) {
    return { title, heading: errorsMessages.notShown, sentences: [errorsMessages.ourFault] };
  }
  if (error.status === 403) {
    const sentences = [errorsMessages.askAdministrator];
    return { title: errorsMessages.notForYou, heading: errorsMessages.mayNotOpen, sentences };
  }
  const sentences = error.fields.server ?? [formErrorMessage(error)];
  return { title, heading: errorsMessages.notRead, sentences };
}
