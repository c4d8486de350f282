import { useQueryClient } from '@tanstack/react-query';
import { eachOf, pick } from '#contract/fields/record-fields.ts';
import { storeUser, type User, updateUser } from '#contract/people/people.ts';
import { type AccountValues, accountKeys, personTextKeys } from '#contract/people/person-fields.ts';
import { type Role, roles } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { cacheUser } from './user-cache.ts';

/** By the names of the call. */
export type UserFields = AccountValues & { roles: Role[] };

export type UserFormOptions = {
  /** Undefined for one that is being added. */
  user: User | undefined;
  onClose: () => void;
  onSaved: (user: User) => void;
};

export function useUserForm({ user, onClose, onSaved }: UserFormOptions) {
  const client = useQueryClient();
  const store = useWrite(storeUser);
  const update = useWrite(updateUser);
  const edit = user?.uuid ?? 'new';
  return useRecordForm({
    record: user,
    name: `user:${edit}`,
    path: `/users?edit=${edit}`,
    label: user ? message(usersMessages.draftOf, { name: user.name }) : usersMessages.draftOfNew,
    blank,
    fieldsOf,
    create: (body) => store.mutateAsync({ body }),
    update: ({ uuid }, body, ifMatch) => update.mutateAsync({ body: { uuid, ...body }, ifMatch }),
    recordIn: (answer) => answer.user,
    put: (saved) => cacheUser(client, saved),
    onClose,
    onSaved,
  });
}

function fieldsOf(user: User): UserFields {
  const held = user.roles.map(({ name }) => name);
  return { ...pick(user, accountKeys), roles: roles.filter((role) => held.includes(role)) };
}

const blank: UserFields = { ...eachOf(personTextKeys, () => ''), active: true, roles: [] };
