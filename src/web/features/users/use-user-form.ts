import { useQueryClient } from '@tanstack/react-query';
import { storeUser, type User, updateUser } from '#contract/people.ts';
import { type Role, roles } from '#contract/permissions.ts';
import { message } from '#messages/message.ts';
import { sharedMessages } from '#messages/shared.ts';
import { usersMessages } from '#messages/users.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { cacheUser } from './user-cache.ts';

/** By the names of the call. */
export type UserFields = { name: string; email: string; active: boolean; roles: Role[] };

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
  return useEndpointForm({
    name: `user:${edit}`,
    place: {
      path: `/users?edit=${edit}`,
      label: user ? message(usersMessages.draftOf, { name: user.name }) : usersMessages.draftOfNew,
      about: sharedMessages.notSavedYet,
    },
    saved: user ? savedOf({ user }) : blank,
    send: (body: UserFields, ifMatch) =>
      user
        ? update.mutateAsync({ body: { uuid: user.uuid, ...body }, ifMatch })
        : store.mutateAsync({ body }),
    savedOf,
    show: (answer) => cacheUser(client, answer.user),
    onSaved: (answer) => (answer ? onSaved(answer.user) : onClose()),
  });
}

const savedOf = ({ user }: { user: User }) => {
  const held = user.roles.map(({ name }) => name);
  const fields: UserFields = {
    name: user.name,
    email: user.email,
    active: user.active,
    roles: roles.filter((role) => held.includes(role)),
  };
  return { fields, at: user.updated_at };
};

const blank = { fields: { name: '', email: '', active: true, roles: [] }, at: null };
