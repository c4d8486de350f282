import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Refused, Unreachable } from '#web/platform/call.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { leadsAway } from '#web/platform/refused.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Message } from './message.tsx';
import { NotFound } from './not-found.tsx';

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
  const { title, heading, sentences } = wordsFor(error);
  usePageTitle(title, { error: true });

  function tryAgain() {
    queries.reset();
    reset();
    void router.invalidate();
  }

  return (
    <>
      <PageHeader title={title} />
      <Message heading={heading} action={<Button onClick={tryAgain}>Try again</Button>}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Message>
    </>
  );
}

const title = 'Something went wrong';

function wordsFor(error: unknown) {
  if (error instanceof Unreachable) {
    return {
      title: 'No connection',
      heading: 'This page could not be read.',
      sentences: [error.message],
    };
  }
  if (!(error instanceof Refused)) {
    const sentences = ['This is a fault of ours. What you typed is kept on this device.'];
    return { title, heading: 'This page could not be shown.', sentences };
  }
  if (error.status === 403) {
    const sentences = ['Ask an administrator of your organisation if you think you should.'];
    return { title: 'Not for you', heading: 'Your account may not open this.', sentences };
  }
  const sentences = error.fields.server ?? [error.message];
  return { title, heading: 'This page could not be read.', sentences };
}
