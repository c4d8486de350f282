import type { ComponentProps } from 'react';
import { MentorChoice } from '#web/features/caseload/mentor-choice.tsx';
import { AddUserDialog } from '#web/features/users/form/add-user-dialog.tsx';

/** The form of a new person, with the choice of a mentor. */
export const AddUser = (props: Omit<ComponentProps<typeof AddUserDialog>, 'mentorChoice'>) => (
  <AddUserDialog {...props} mentorChoice={(choice) => <MentorChoice {...choice} />} />
);
