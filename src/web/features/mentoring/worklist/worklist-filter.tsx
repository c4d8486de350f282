import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import styles from './worklist.module.css';

const route = getRouteApi('/shell/dashboard');

/** Whose learners the worklist shows. Administrators can look at each mentor's. */
export function WorklistFilter() {
  const { mine, mentor = 'all' } = route.useSearch();
  const selected = mine ? 'mine' : mentor;
  const navigate = route.useNavigate();
  const mentors = useOtherMentors();

  function select(value: string) {
    const mine = value === 'mine' ? '1' : undefined;
    const mentor = value === 'all' || value === 'mine' ? undefined : value;
    void navigate({ search: { mine, mentor }, resetScroll: false });
  }

  return (
    <div className={styles.filter}>
      <SelectField
        label={sharedMessages.whoseLearners}
        value={selected}
        options={[
          { value: 'all', label: mentoringMessages.allLearners },
          { value: 'mine', label: mentoringMessages.myLearners },
          { value: 'none', label: sharedMessages.noMentor },
          ...mentors,
        ]}
        onChange={(event) => select(event.target.value)}
      />
    </div>
  );
}

function useOtherMentors() {
  const user = useCurrentUser();
  const board = useQuery({
    ...read(mentorBoard, {}),
    enabled: hasPermission(user, 'people.manage'),
  });
  const mentors = board.data?.mentors ?? [];
  return mentors
    .filter(({ role, learners, uuid }) => (role === 'mentor' || learners > 0) && uuid !== user.uuid)
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
}
