import { useQuery } from '@tanstack/react-query';
import { userRoles } from '#contract/people/people.ts';
import { call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { storeRoleLabels } from '#web/platform/session/stored-session.ts';

/** Every role there is, in the server's words and order. */
export function useRoleLabels() {
  return useQuery({
    ...read(userRoles, {}),
    async queryFn({ signal }) {
      const answer = await call(userRoles, {}, { signal });
      storeRoleLabels(answer.roles);
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ roles }) => roles,
  });
}

export type RoleLabels = ReturnType<typeof useRoleLabels>;
