import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { progress } from '#contract/mentoring/progress.ts';
import { learningIn, learningStates } from '#contract/pages/people.ts';
import type { MessageDescriptor } from '#lib/messages/message.ts';
import { learnerProgressMessages } from '#messages/mentoring/learner-progress.ts';
import { learningHereMessages as texts } from '#messages/organisations/learning-here.ts';
import { useTranslation } from '#web/i18n/use-translation.tsx';
import { LoadError } from '#web/patterns/load-error/load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { DialogSection } from '#web/ui/dialog/dialog-section.tsx';

type State = (typeof learningStates)[number];

const words: Record<State, MessageDescriptor<'count'>> = {
  all: texts.learners,
  review: texts.waiting,
  none: texts.withoutAreas,
};

/** How many learn at an organisation, and for how many of them something is to be done. */
export function LearningHere({ organisation }: { organisation: string }) {
  return (
    <DialogSection title={texts.title}>
      {learningStates.map((state) => (
        <Count key={state} organisation={organisation} state={state} />
      ))}
    </DialogSection>
  );
}

/** Leads to the list that it counts. */
function Count({ organisation, state }: { organisation: string; state: State }) {
  const { t } = useTranslation();
  const query = useQuery(read(progress, learningIn(organisation, state)));
  const isAll = state === 'all';
  if (query.isLoadingError && isAll)
    return <LoadError title={learnerProgressMessages.notLoaded} query={query} />;
  const count = query.data?.progress.total;
  if (count === undefined || (count === 0 && !isAll)) return null;
  return (
    <p>
      <Link
        className="lone-link"
        to="/mentor/progress"
        search={{ organisation, state: isAll ? undefined : state }}
      >
        {t(words[state], { count })}
      </Link>
    </p>
  );
}
