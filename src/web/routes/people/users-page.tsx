import { UsersScreen } from '#web/features/users/list/users-screen.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';

const OwnMentor = lazyPart(
  async () => (await import('#web/features/caseload/mentor-field.tsx')).MentorField,
);
const HandOver = lazyPart(
  async () => (await import('#web/features/caseload/hand-over.tsx')).HandOver,
);

/** People, and what mentoring has to say about each of them. */
export function UsersPage() {
  usePrefetch(OwnMentor);
  usePrefetch(HandOver);
  return (
    <UsersScreen
      ownMentor={(learner) => <OwnMentor learner={learner} />}
      handOver={(mentor) => <HandOver mentor={mentor} />}
    />
  );
}
