import { useQuery } from '@tanstack/react-query';
import { showUser, type User } from '#contract/people/people.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** The open one: at once where its row is in sight, from the server where only its address is. */
export function useUser(uuid: string, row: User | undefined) {
  return useQuery({
    ...read(showUser, { params: { uuid } }),
    select: ({ user }) => user,
    ...(row && { placeholderData: { user: row } }),
  });
}
