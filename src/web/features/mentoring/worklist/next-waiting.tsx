import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { type NextReflection, takeNext } from '#contract/mentoring/review-queue.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { reviewingMessages } from '#messages/mentoring/reviewing.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';
import { ButtonLink } from '#web/ui/button/button.tsx';
import { Callout } from '#web/ui/callout/callout.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';

const reviewPage = '/mentor/review-learning/reflection/$reflection';

type Props = { next: Pick<NextReflection, 'uuid' | 'learner'>; className?: string };

/**
 * Leads to the next reflection that waits. It is taken as the link is followed, so that it is never
 * one that another mentor has begun since the page was read.
 */
export function NextWaiting({ next, className }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const { mutateAsync } = useWrite(takeNext);
  const [problem, setProblem] = useState<DisplayText | null>(null);

  const [take] = useOneAtATime(async () => {
    setProblem(null);
    const { pathname } = router.latestLocation;
    try {
      const { reflection } = await mutateAsync({});
      if (!reflection) return setProblem(mentoringMessages.takenMeanwhile);
      // Whoever went elsewhere meanwhile may be typing there.
      if (router.latestLocation.pathname !== pathname) return;
      await router.navigate({ to: reviewPage, params: { reflection: reflection.uuid } });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void take();
  }

  return (
    <>
      <ButtonLink
        to={reviewPage}
        params={{ reflection: next.uuid }}
        variant="primary"
        className={className}
        onClick={follow}
      >
        {t(reviewingMessages.nextWaiting, { learner: next.learner.name })}
        <Icon name="arrow-right" />
      </ButtonLink>
      {problem && (
        <Callout tone="info" role="alert">
          {t(problem)}
        </Callout>
      )}
    </>
  );
}
