import { HandOver } from '#web/features/caseload/hand-over.tsx';
import { OwnMentor } from '#web/features/caseload/own-mentor.tsx';
import { UsersScreen } from '#web/features/users/users-screen.tsx';

/** People, and what mentoring has to say about each of them. */
export function Users() {
  return (
    <UsersScreen
      ownMentor={(learner) => <OwnMentor learner={learner} />}
      handOver={(mentor) => <HandOver mentor={mentor} />}
    />
  );
}
