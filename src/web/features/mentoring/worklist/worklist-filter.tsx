import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { mayCall } from '#contract/rights.ts';
import { mentoringMessages } from '#messages/mentoring/mentoring.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { useCurrentUser } from '#web/platform/session/session.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { rememberScope } from './remembered-scope.ts';
import { useQueueSearch } from './use-queue-search.ts';
import styles from './worklist.module.css';

/** Whose learners the worklist shows. Administrators can look at each mentor's. */
export function WorklistFilter({ whose }: { whose: string }) {
  const { at } = useQueueSearch();
  const navigate = useNavigate();
  const mentors = useOtherMentors();

  function select(value: string) {
    void navigate({
      to: '/dashboard',
      search: { ...at({}), ...scopeOf(value) },
      resetScroll: false,
    });
  }

  return (
    <div className={styles.filter}>
      <SelectField
        label={sharedMessages.whoseLearners}
        value={whose}
        options={[
          { value: 'mine', label: mentoringMessages.myLearners },
          { value: 'all', label: mentoringMessages.allLearners },
          { value: 'none', label: sharedMessages.noMentor },
          ...mentors,
        ]}
        onChange={(event) => select(event.target.value)}
      />
    </div>
  );
}

function scopeOf(value: string) {
  if (value !== 'mine' && value !== 'all') return { mine: undefined, mentor: value };
  rememberScope(value);
  return { mine: value === 'mine' ? '1' : '0', mentor: undefined } as const;
}

function useOtherMentors() {
  const user = useCurrentUser();
  const board = useQuery({
    ...read(mentorBoard, { query: {} }),
    enabled: mayCall(user, mentorBoard),
  });
  const mentors = board.data?.mentors ?? [];
  return mentors
    .filter(({ role, learners, uuid }) => (role === 'mentor' || learners > 0) && uuid !== user.uuid)
    .map(({ uuid, name }) => ({ value: uuid, label: name }));
}
