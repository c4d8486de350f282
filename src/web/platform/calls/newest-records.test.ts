import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueryClient } from './endpoint-query.ts';
import { newestRecords } from './newest-records.ts';
import { replaceRows } from './record-cache.ts';

const time = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute)).toISOString();
const user = (minute: number, uuid = 'u1') => ({
  uuid,
  name: `${minute}`,
  updated_at: time(minute),
});

test('an answer that comes late never puts an older version over a newer one', async () => {
  const client = createQueryClient();
  const queryKey = ['showUser'];
  await client.fetchQuery({ queryKey, queryFn: async () => ({ user: user(2) }) });
  client.setQueryData(queryKey, { user: user(1) });
  expect(client.getQueryData(queryKey)).toEqual({ user: user(2) });
  await client.fetchQuery({ queryKey, queryFn: async () => ({ user: user(1) }) });
  expect(client.getQueryData(queryKey)).toEqual({ user: user(2) });
  client.setQueryData(queryKey, { user: user(3) });
  expect(client.getQueryData(queryKey)).toEqual({ user: user(3) });
});

test('what has no version of its own is taken from the latest answer', () => {
  const cached = { users: { data: [{ ...user(2), pods_count: 1 }], total: 3 } };
  const incoming = { users: { data: [{ ...user(2), pods_count: 2 }], total: 4 } };
  expect(newestRecords(cached, incoming)).toEqual(incoming);
  expect(newestRecords(undefined, incoming)).toEqual(incoming);
  expect(newestRecords(cached, 'gone')).toBe('gone');
});

test('the latest answer decides which rows there are and their order; each row is its newest version', () => {
  const row = fc.record({ uuid: fc.constantFrom('a', 'b', 'c', 'd'), minute: fc.nat(9) });
  const rows = fc.uniqueArray(row, { selector: ({ uuid }) => uuid });
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const list = (of: typeof before) => ({
        areas: of.map(({ uuid, minute }) => user(minute, uuid)),
      });
      const { areas } = newestRecords(list(before), list(after)) as ReturnType<typeof list>;
      expect(areas.map(({ uuid }) => uuid)).toEqual(after.map(({ uuid }) => uuid));
      for (const { uuid, minute } of after) {
        const cachedMinute = before.find((each) => each.uuid === uuid)?.minute ?? 0;
        expect(areas.find((area) => area.uuid === uuid)?.name).toBe(
          `${Math.max(cachedMinute, minute)}`,
        );
      }
    }),
  );
});

test('a saved record is at once in every list that has it, and in no other place', () => {
  const client = new QueryClient();
  const page = (number: number) => ['userIndex', { query: { page: number } }];
  client.setQueryData(page(1), { users: { data: [user(1), user(1, 'u2')], total: 2 } });
  client.setQueryData(page(2), { users: { data: [user(1, 'u3')], total: 2 } });
  replaceRows(client, [{ name: 'userIndex' }], user(5));
  expect(client.getQueryData(page(1))).toEqual({
    users: { data: [user(5), user(1, 'u2')], total: 2 },
  });
  expect(client.getQueryData(page(2))).toEqual({ users: { data: [user(1, 'u3')], total: 2 } });
});
