import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeUser, type User } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { usersMessages } from '#messages/people/users.ts';
import { draftMessages } from '#messages/shared/drafts.ts';
import { mailboxIn } from '#web/patterns/invite/mailbox.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { useEndpointForm } from '#web/platform/forms/use-endpoint-form.ts';
import { ownOrganisations } from '#web/platform/session/own-organisations.ts';
import { hasPermission, useCurrentUser } from '#web/platform/session/session.ts';
import type { UserFields } from './use-user-form.ts';
import { cacheUser } from './user-cache.ts';

export type NewUserFields = UserFields & {
  organisations: readonly { uuid: string; name: string }[];
  /** `none`, or the uuid of the mentor. */
  mentor: string;
};

export type NewUserOptions = {
  /** The name or email that somebody was looked for by, and not found. */
  named?: string | undefined;
  /** The roles that are ticked at first. */
  roles?: readonly Role[];
  onClose: () => void | Promise<void>;
  onSaved: (user: User) => void;
};

/**
 * Somebody who gets an account. Whoever adds several people one after the other is offered for the
 * next one what they chose for the last.
 */
export function useNewUser({ named = '', roles = [], onClose, onSaved }: NewUserOptions) {
  const client = useQueryClient();
  const store = useCreate(storeUser);
  const organisations = useOnlyOrganisation();
  const [offer, setOffer] = useState(() => offered(named, roles, organisations));
  const saved = { fields: offer, at: null };
  const path = `/users?edit=new`;
  const form = useEndpointForm({
    name: named ? `user:new:${named}` : 'user:new',
    place: {
      path: named ? `${path}&named=${encodeURIComponent(named)}` : path,
      label: usersMessages.draftOfNew,
      about: draftMessages.notSavedYet,
    },
    saved,
    send: (fields) => store({ body: bodyOf(fields) }),
    savedOf: () => saved,
    show: ({ user }) => cacheUser(client, user),
    onClose,
    onSaved: (answer) => answer && onSaved(answer.user),
  });
  return { ...form, offerSameAgain: () => setOffer({ ...form.fields, name: '', email: '' }) };
}

/** Of somebody who adds people to one organisation alone: there is nothing to choose. */
function useOnlyOrganisation(): NewUserFields['organisations'] {
  const user = useCurrentUser();
  const own = ownOrganisations(user, 'people.manage');
  return own.length === 1 && !hasPermission(user, 'people.manage') ? own : [];
}

const offered = (
  named: string,
  roles: readonly Role[],
  organisations: NewUserFields['organisations'],
): NewUserFields => ({
  ...mailboxIn(named),
  active: true,
  roles: [...roles],
  organisations,
  mentor: 'none',
});

/** A mentor that was chosen before the role of a learner was taken off again is not sent. */
function bodyOf({ organisations, mentor, ...account }: NewUserFields) {
  const hasMentor = mentor !== 'none' && account.roles.includes('independent_learner');
  return {
    ...account,
    organisations_list: organisations.map(({ uuid }) => uuid),
    mentor_id: hasMentor ? mentor : null,
  };
}
