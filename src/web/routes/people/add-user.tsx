import type { ComponentProps } from 'react';
import { mentorBoard } from '#contract/mentoring/caseload.openings.ts';
import { MentorChoice } from '#web/features/caseload/mentor-choice.tsx';
import { AddUserDialog } from '#web/features/users/form/add-user-dialog.tsx';
import { useMayCall } from '#web/platform/session/session.ts';

/** The form of a new person, with the choice of a mentor. */
export function AddUser(props: Omit<ComponentProps<typeof AddUserDialog>, 'mentorChoice'>) {
  const hasChoice = useMayCall(mentorBoard);
  return (
    <AddUserDialog
      {...props}
      mentorChoice={(choice) => hasChoice && <MentorChoice {...choice} />}
    />
  );
}
