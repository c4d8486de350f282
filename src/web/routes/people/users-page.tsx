import { UsersScreen } from '#web/features/users/list/users-screen.tsx';
import { lazyPart, usePrefetch } from '#web/platform/router/lazy-part.tsx';

const AddUser = lazyPart(async () => (await import('./add-user.tsx')).AddUser);
const AssignSelected = lazyPart(
  async () => (await import('#web/features/assigning/many/assign-selected.tsx')).AssignSelected,
);

/** People, and the form that adds one. */
export function UsersPage() {
  usePrefetch(AddUser);
  return (
    <UsersScreen
      addUser={(how) => <AddUser {...how} />}
      assignLearning={(learners) => <AssignSelected learners={learners} />}
    />
  );
}
