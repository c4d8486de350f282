import type { User } from '#contract/people/people.ts';
import { usersMessages } from '#messages/people/users.ts';
import { ModalForm } from '#web/patterns/record-form/modal-form.tsx';
import { AccountFields } from './account-fields.tsx';
import { useNewUser } from './use-new-user.ts';
import { userDifferences } from './user-messages.ts';

type Props = { onClose: () => void; onSaved: (user: User) => void };

export function AddUserDialog({ onClose, onSaved }: Props) {
  const form = useNewUser({ onClose, onSaved });
  return (
    <ModalForm
      title={usersMessages.add}
      form={form}
      onClose={onClose}
      differences={userDifferences}
    >
      <AccountFields form={form} />
    </ModalForm>
  );
}
