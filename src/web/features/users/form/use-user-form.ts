import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { pick } from '#contract/fields/record-fields.ts';
import { type User, updateUser } from '#contract/people/people.ts';
import { type AccountValues, accountKeys } from '#contract/people/person-fields.ts';
import { type Role, roles } from '#contract/permissions.ts';
import { message } from '#lib/messages/message.ts';
import { usersMessages } from '#messages/people/users.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import type { FormError } from '#web/platform/forms/field-errors.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { cacheUser } from './user-cache.ts';

/** An account as the calls that save one name its fields. */
export type UserFields = AccountValues & { roles: Role[] };

/** The account of somebody who has one. `onSaved` also where there was nothing to save. */
export function useUserForm(user: User, { onSaved }: { onSaved: () => void }) {
  const client = useQueryClient();
  const update = useWrite(updateUser);
  const isLastSeen = useRef(false);
  const { uuid, name } = user;
  const form = useEndpointForm({
    name: `user:${uuid}`,
    place: {
      path: `/users/${uuid}`,
      label: message(usersMessages.draftOf, { name }),
      about: draftMessages.notSavedYet,
    },
    saved: savedOf(user),
    send(fields, ifMatch) {
      const body = { uuid, ...fields, last_administrator: isLastSeen.current };
      isLastSeen.current = false;
      return update.mutateAsync({ body, ifMatch });
    },
    savedOf: (answer) => savedOf(answer.user),
    show: (answer) => cacheUser(client, answer.user),
    onSaved,
  });
  // The summary takes the focus with every new list.
  const errors = useMemo(() => form.errors.filter(isNoQuestion), [form.errors]);
  return {
    ...form,
    errors,
    /** For the next save alone: an organisation may lose its last administrator. */
    confirmLast() {
      isLastSeen.current = true;
    },
  };
}

/** The question about the last administrator stands where it is answered. */
const isNoQuestion = ({ name }: FormError) => name !== 'last_administrator';

const savedOf = (user: User) => ({ fields: fieldsOf(user), at: user.updated_at });

function fieldsOf(user: User): UserFields {
  const userRoles = user.roles.map(({ name }) => name);
  return { ...pick(user, accountKeys), roles: roles.filter((role) => userRoles.includes(role)) };
}
