import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorsText } from '#texts/errors.ts';
import { sharedText } from '#texts/shared.ts';
import type { Words } from '#texts/text.ts';
import { Refused, Unreachable } from '#web/platform/call.ts';
import { messageOf } from '#web/platform/field-errors.ts';
import { NotFetched } from '#web/platform/not-fetched.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { leadsAway } from '#web/platform/refused.ts';
import { useText } from '#web/platform/use-text.tsx';
import { Button } from '#web/ui/button.tsx';
import { GuestCard } from '#web/ui/guest-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectionLost } from './connection-lost.tsx';
import { FileMissing } from './file-missing.tsx';
import { Message } from './message.tsx';
import { NotFound } from './not-found.tsx';

/** Where not even the layout could be shown. */
export function LoneErrorScreen(props: ErrorComponentProps) {
  return (
    <GuestCard>
      <ErrorScreen {...props} />
    </GuestCard>
  );
}

/** Around every screen: the rest of the page stays alive, and one press tries again. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const status = error instanceof Refused ? error.status : undefined;
  if (status === 404) return <NotFound />;
  if (leadsAway(error)) return <Skeleton />;
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

  if (error instanceof Unreachable) return <ConnectionLost onTryAgain={tryAgain} />;
  if (error instanceof NotFetched) return <FileMissing onTryAgain={tryAgain} />;
  return <Unexpected error={error} onTryAgain={tryAgain} />;
}

type UnexpectedProps = { error: unknown; onTryAgain: () => void };

function Unexpected({ error, onTryAgain }: UnexpectedProps) {
  const { t, words } = useText();
  const { title, heading, sentences } = wordsFor(error);
  usePageTitle(title, { error: true });

  return (
    <>
      <PageHeader title={title} />
      <Message
        heading={heading}
        action={<Button onClick={onTryAgain}>{t(sharedText.tryAgain)}</Button>}
      >
        {sentences.map((sentence) => (
          <p key={words(sentence)}>{t(sentence)}</p>
        ))}
      </Message>
    </>
  );
}

type Said = { title: Words; heading: Words; sentences: readonly Words[] };

function wordsFor(error: unknown): Said {
  const title = errorsText.wentWrong;
  if (!(error instanceof Refused)) {
    return { title, heading: errorsText.notShown, sentences: [errorsText.ourFault] };
  }
  if (error.status === 403) {
    const sentences = [errorsText.askAdministrator];
    return { title: errorsText.notForYou, heading: errorsText.mayNotOpen, sentences };
  }
  const sentences = error.fields.server ?? [messageOf(error)];
  return { title, heading: errorsText.notRead, sentences };
}
