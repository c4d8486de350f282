import { MentorField } from '#web/features/caseload/mentor-field.tsx';
import { OwnLearners } from '#web/features/caseload/own-learners.tsx';
import { SecondStep } from '#web/features/factor-resets/second-step.tsx';
import { PersonLearning } from '#web/features/mentoring/learner/person-learning.tsx';
import { SubscriptionLines } from '#web/features/subscriptions/subscription-lines.tsx';
import { PersonScreen } from '#web/features/users/person/person-screen.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx';

const HandOver = lazyPart(
  async () => (await import('#web/features/caseload/hand-over.tsx')).HandOver,
);
const LearnersLeft = lazyPart(
  async () => (await import('#web/features/caseload/learners-left.tsx')).LearnersLeft,
  () => <Skeleton lines={2} />,
);
const HandOverAt = lazyPart(
  async () => (await import('#web/features/caseload/hand-over-at.tsx')).HandOverAt,
);
const RecentChanges = lazyPart(
  async () => (await import('#web/features/history/recent-changes.tsx')).RecentChanges,
  () => <Skeleton lines={4} />,
);

/** A person, and what each feature has to say about them. */
export function PersonPage() {
  usePrefetch(HandOver);
  return (
    <PersonScreen
      ownMentor={(learner, mentor) => <MentorField learner={learner} mentor={mentor} />}
      ownLearners={(mentor) => <OwnLearners mentor={mentor} />}
      learnersLeft={(mentor, count) => <LearnersLeft mentor={mentor} count={count} />}
      handOver={(mentor) => <HandOver mentor={mentor} />}
      handOverAt={(mentor, organisation, onHandedOver) => (
        <HandOverAt mentor={mentor} organisation={organisation} onHandedOver={onHandedOver} />
      )}
      secondStep={(user, isOneself, secondStep) => (
        <SecondStep user={user} isOneself={isOneself} secondStep={secondStep} />
      )}
      learning={({ name }, learning) => <PersonLearning learner={name} learning={learning} />}
      subscriptions={(subscriptions) => <SubscriptionLines subscriptions={subscriptions} />}
      changes={({ uuid }) => <RecentChanges subject={uuid} />}
    />
  );
}
