import { useQuery } from '@tanstack/react-query';
import { userRoles } from '#contract/people/people.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { storeRoleLabels } from '#web/platform/session/stored-session.ts';

/** Every role, with the server's label and in its order. */
export function useRoleLabels() {
  return useQuery({
    ...read(userRoles, {}),
    async queryFn({ signal }) {
      const reply = await call(userRoles, {}, { signal });
      storeRoleLabels(reply.roles);
      return reply;
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ roles }) => roles,
  });
}

export type RoleLabels = ReturnType<typeof useRoleLabels>;
