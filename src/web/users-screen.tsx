import { UsersScreen } from '#web/features/users/users-screen.tsx';
import { later, useAhead } from '#web/platform/later.tsx';

export { ahead } from '#web/features/users/user-list.ts';

const OwnMentor = later(
  async () => (await import('#web/features/caseload/own-mentor.tsx')).OwnMentor,
);
const HandOver = later(async () => (await import('#web/features/caseload/hand-over.tsx')).HandOver);

/** People, and what mentoring has to say about each of them. */
export function Users() {
  useAhead(OwnMentor);
  useAhead(HandOver);
  return (
    <UsersScreen
      ownMentor={(learner) => <OwnMentor learner={learner} />}
      handOver={(mentor) => <HandOver mentor={mentor} />}
    />
  );
}
