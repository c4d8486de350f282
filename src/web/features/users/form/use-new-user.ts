import { useQueryClient } from '@tanstack/react-query';
import { eachOf } from '#contract/fields/record-fields.ts';
import { storeUser, type User } from '#contract/people/people.ts';
import { personTextKeys } from '#contract/people/person-fields.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import type { UserFields } from './use-user-form.ts';
import { cacheUser } from './user-cache.ts';

type Options = { onClose: () => void; onSaved: (user: User) => void };

/** Somebody who gets an account. */
export function useNewUser({ onClose, onSaved }: Options) {
  const client = useQueryClient();
  const store = useWrite(storeUser);
  return useEndpointForm({
    name: 'user:new',
    place: {
      path: '/users?edit=new',
      label: usersMessages.draftOfNew,
      about: sharedMessages.notSavedYet,
    },
    saved: { fields: blank, at: null },
    send: (fields) => store.mutateAsync({ body: fields }),
    savedOf: () => ({ fields: blank, at: null }),
    show: ({ user }) => cacheUser(client, user),
    onSaved: (answer) => (answer ? onSaved(answer.user) : onClose()),
  });
}

const blank: UserFields = { ...eachOf(personTextKeys, () => ''), active: true, roles: [] };
