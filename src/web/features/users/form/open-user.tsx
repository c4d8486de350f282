import { useQuery } from '@tanstack/react-query';
import { showUser, type User } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { RecordLoadError } from '#web/patterns/list/record-load-error.tsx';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { MentoringSlots } from './mentoring-slots.ts';
import { UserDialog } from './user-dialog.tsx';

type Props = {
  /** A uuid, or `new`. */
  edit: string;
  rows: readonly User[];
  onClose: () => void;
  onSaved: (user: User, isNew: boolean) => void;
  slots: MentoringSlots;
};

/** The form of the person in the address. */
export function OpenUser(props: Props) {
  if (props.edit !== 'new') return <StoredUser {...props} />;
  const { onSaved, ...rest } = props;
  return <UserDialog {...rest} user={undefined} onSaved={(user) => onSaved(user, true)} />;
}

function StoredUser({ edit, rows, onClose, onSaved, slots }: Props) {
  const row = rows.find(({ uuid }) => uuid === edit);
  const query = useQuery({
    ...read(showUser, { params: { uuid: edit } }),
    select: ({ user }) => user,
    // Shown at once from their row in the list, if it is on this page.
    ...(row && { placeholderData: { user: row } }),
  });
  if (!query.data)
    return <RecordLoadError query={query} messages={errorMessages} onClose={onClose} />;
  return (
    <UserDialog
      key={edit}
      user={query.data}
      onClose={onClose}
      onSaved={(user) => onSaved(user, false)}
      slots={slots}
    />
  );
}

const errorMessages = {
  open: usersMessages.open,
  notLoaded: usersMessages.oneNotLoaded,
  gone: usersMessages.noSuch,
  advice: usersMessages.lookInList,
};
