import type { QueryClient } from '@tanstack/react-query';
import { showUser, type User, userIndex, userSearch } from '#contract/people/people.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import { putRecord } from '#web/platform/calls/record-cache.ts';

export const cacheUser = (client: QueryClient, user: User) =>
  putRecord(client, user, {
    lists: [userIndex, userSearch],
    one: { ...read(showUser, { params: { uuid: user.uuid } }), data: { user } },
  });
