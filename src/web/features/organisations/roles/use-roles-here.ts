import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrganisationRole } from '#contract/organisations/organisation-rights.ts';
import { organisationRoleLabels } from '#contract/organisations/organisation-role-labels.ts';
import {
  endOrganisationRole,
  grantOrganisationRole,
  type RoleAtOrganisation,
  rolesAtOrganisation,
} from '#contract/organisations/organisation-roles.ts';
import type { Organisation } from '#contract/organisations/organisations.ts';
import { type DisplayText, type Message, message } from '#lib/messages/message.ts';
import { rolesHereMessages } from '#messages/organisations/roles-here.ts';
import { placeOf } from '#web/features/organisations/organisation-place.ts';
import { changeError } from '#web/patterns/late-failure/change-error.ts';
import { useProblem } from '#web/patterns/late-failure/use-problem.ts';
import {
  type Seen,
  useRemovalQuestion,
} from '#web/patterns/removal-question/use-removal-question.ts';
import { useBusyRecords } from '#web/platform/browser/use-busy-records.ts';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** Who has which role: the same role that was given again is another record. */
export type Held = { user: { uuid: string; name: string }; role: OrganisationRole };

export const heldKey = ({ user, role }: Held) => `${user.uuid} ${role}`;
const isSame = (one: Held) => (other: Held) => heldKey(one) === heldKey(other);

/** The roles at an organisation. Each change is saved at once and can be undone. */
export function useRolesHere(of: Pick<Organisation, 'uuid' | 'name'>) {
  const { uuid: organisation } = of;
  const client = useQueryClient();
  const request = read(rolesAtOrganisation, { params: { uuid: organisation } });
  const query = useQuery(request);
  const options = { exceptQuery: request.queryKey };
  const granting = useWrite(grantOrganisationRole, options);
  const ending = useWrite(endOrganisationRole, options);
  const roles = query.data?.roles ?? [];
  const [removed, setRemoved] = useState<readonly RoleAtOrganisation[]>([]);
  const busy = useBusyRecords();
  const [restored, setRestored] = useState<string>();
  const [status, setStatus] = useState<Message>();
  const { problem, ...failure } = useProblem(placeOf(of));
  const question = useRemovalQuestion();

  /** Says whether it was done; what was refused is said beside the row. */
  async function change(
    held: Held,
    write: () => Promise<{ roles: RoleAtOrganisation[] }>,
    seen: Seen = {},
  ) {
    failure.clear();
    question.forget();
    setStatus(undefined);
    try {
      client.setQueryData(request.queryKey, await busy.during(heldKey(held), write));
      return true;
    } catch (error) {
      if (failure.isOpen() && question.isAskedBy(error, heldKey(held), seen)) return false;
      failure.report(changeError(held.user.name, error));
      return false;
    }
  }

  const grant = ({ user, role }: Held) =>
    granting.mutateAsync({ body: { organisation, user: user.uuid, role } });

  return {
    query,
    rows: [...roles, ...removed.filter((one) => !roles.some(isSame(one)))].sort((a, b) =>
      a.user.name.localeCompare(b.user.name, 'en-NZ'),
    ),
    isRemoved: (one: Held) => !roles.some(isSame(one)),
    isBusy: (one: Held) => busy.isBusy(heldKey(one)),
    isRestored: (one: Held) => restored === heldKey(one),
    status,
    problem,
    /** Why it was refused, for the field of the person; undefined where it was given. */
    async give(held: Held): Promise<DisplayText | undefined> {
      const values = { name: held.user.name, role: organisationRoleLabels[held.role] };
      const hadIt = roles.some(isSame(held));
      try {
        client.setQueryData(request.queryKey, await grant(held));
        const { wasGiven, hasAlready } = rolesHereMessages;
        setStatus(message(hadIt ? hasAlready : wasGiven, values));
        return undefined;
      } catch (error) {
        if (!failure.isOpen()) failure.report(changeError(values.name, error));
        return (error instanceof ApiError && error.fields.user?.[0]) || errorMessage(error);
      }
    },
    /** What the server asks before a role ends. */
    askedOf: (one: Held) => question.askedOf(heldKey(one)),
    settle: question.settle,
    async end(held: RoleAtOrganisation, seen: Seen = {}) {
      const { uuid } = held;
      const write = () => ending.mutateAsync({ body: { uuid, ...seen } });
      if (await change(held, write, seen)) setRemoved((all) => [...all, held]);
    },
    async undo(held: Held) {
      if (await change(held, () => grant(held))) setRestored(heldKey(held));
    },
  };
}

export type RolesState = ReturnType<typeof useRolesHere>;
