import type { User } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { RecordLoadError } from '#web/patterns/list/record-load-error.tsx';
import type { MentoringSlots } from './mentoring-slots.ts';
import { useUser } from './use-user.ts';
import { UserDialog } from './user-dialog.tsx';

type Props = {
  /** `new` for one that is being added. */
  edit: string;
  rows: readonly User[];
  onClose: () => void;
  onSaved: (user: User, isNew: boolean) => void;
  slots: MentoringSlots;
};

/** Whom the address says is open. */
export function OpenUser(props: Props) {
  if (props.edit !== 'new') return <Known {...props} />;
  const { onSaved, ...rest } = props;
  return <UserDialog {...rest} user={undefined} onSaved={(user) => onSaved(user, true)} />;
}

function Known({ edit, rows, onClose, onSaved, slots }: Props) {
  const row = rows.find(({ uuid }) => uuid === edit);
  const query = useUser(edit, row);
  if (!query.data) return <RecordLoadError query={query} words={notThere} onClose={onClose} />;
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

const notThere = {
  open: usersMessages.open,
  notLoaded: usersMessages.oneNotLoaded,
  gone: usersMessages.noSuch,
  advice: usersMessages.lookInList,
};
