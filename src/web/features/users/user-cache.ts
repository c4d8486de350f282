import type { QueryClient } from '@tanstack/react-query';
import type { ReplyJson } from '#contract/endpoint.ts';
import { showUser, type User, userIndex, userSearch } from '#contract/people.ts';
import { read } from '#web/platform/endpoint-query.ts';
import { untilRendered } from '#web/platform/until-rendered.ts';

type Listed = ReplyJson<typeof userIndex>;

/** Wherever they are shown they are as the server just answered; a list's order follows later. */
export function cacheUser(client: QueryClient, user: User): Promise<void> {
  const { uuid } = user;
  client.setQueryData(read(showUser, { params: { uuid } }).queryKey, { user });
  for (const { name } of [userIndex, userSearch]) {
    client.setQueriesData<Listed>({ queryKey: [name] }, (known) => known && within(known, user));
  }
  return untilRendered();
}

function within({ users }: Listed, changed: User): Listed {
  const data = users.data.map((row) => (row.uuid === changed.uuid ? changed : row));
  return { users: { ...users, data } };
}
