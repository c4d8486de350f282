import { permits, useCurrentUser } from '#web/platform/session.ts';
import { Empty } from '#web/ui/empty.tsx';

/** What will be said where the list is, by what a person does here. */
const expected = [
  {
    of: 'own-learning',
    words: 'When your mentor sends a reflection back or signs it off, it is said here.',
  },
  { of: 'people.manage', words: 'When a learner asks for a correction, it is said here.' },
  { of: 'reflections.review', words: 'When a learner submits a reflection, it is said here.' },
] as const;

export function NoNotices() {
  const user = useCurrentUser();
  const found = expected.find(({ of }) => permits(user, of));
  return (
    <Empty>Nothing yet. {found?.words ?? 'Notices tell mentors and learners of each other.'}</Empty>
  );
}
