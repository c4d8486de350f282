import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { storeArea } from '#contract/learning/learning.ts';
import { showUser, userSearch } from '#contract/people/people.ts';
import { ready } from '#contract/system/system.ts';
import { outageOf } from '#server/platform/data/outage.ts';
import { newWorld, type World } from '#testing/world.ts';
import { errorForLog as describeError } from './error-handler.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('an unexpected error answers with a reference and nothing else', async () => {
  const hana = await world.person('Hana');
  await world.as(hana)(currentUser, {});
  await world.db.execute(sql`alter table memberships rename to memberships_away`);

  const { status, message, errors, headers } = await world.as(hana)(currentUser, {});
  await world.db.execute(sql`alter table memberships_away rename to memberships`);

  expect({ status, message }).toEqual({ status: 500, message: 'Server Error' });
  expect(errors.server).toEqual([
    `Something went wrong on our side. Quote this reference: ${headers['x-request-id']}.`,
  ]);
});

test('a log line about a failed query holds none of the values', async () => {
  const failed = await world.db
    .execute(sql`select ${'a secret thought'}::text from nowhere`)
    .catch((error: Error) => error);
  if (!(failed instanceof Error)) throw new Error('the query did not fail');

  const logged = JSON.stringify(describeError(failed));

  expect(logged).toContain('relation \\"nowhere\\" does not exist');
  expect(logged).not.toContain('secret thought');
});

test('while the database is out of reach calls answer 503, not 500', async () => {
  const lost = await newWorld();
  const hana = await lost.person('Hana');
  await lost.as(hana)(currentUser, {});
  expect((await lost.asVisitor(ready, {})).status).toBe(200);

  const { database } = lost.database.connection;
  // First the door, then the people: a pool that reconnects must not slip back in.
  await world.db.execute(sql.raw(`alter database ${database} with allow_connections false`));
  // Each is waited for: one that a busy machine ended only later would fail a call after the outage.
  await world.db.execute(
    sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = ${database}`,
  );
  const call = await lost.as(hana)(currentUser, {});
  const readiness = await lost.asVisitor(ready, {});
  await world.db.execute(sql.raw(`alter database ${database} with allow_connections true`));

  for (const { status, message, headers } of [call, readiness]) {
    expect({ status, message }).toEqual({ status: 503, message: 'Service Unavailable' });
    expect(headers['retry-after']).toBe('5');
  }
  expect((await lost.as(hana)(currentUser, {})).status).toBe(200);
});

test('while the database only lets people read, writing answers 503, and works at once afterwards', async () => {
  const lost = await newWorld();
  const mere = await lost.person('Mere', 'learning_designer');
  await lost.as(mere)(currentUser, {});
  const body = { name: 'Written in time', active: true };
  const { database } = lost.database.connection;
  const reconnect = sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = ${database}`;

  await world.db.execute(
    sql.raw(`alter database ${database} set default_transaction_read_only = on`),
  );
  await world.db.execute(reconnect);
  const { status, message, headers } = await lost.as(mere)(storeArea, { body });
  await world.db.execute(sql.raw(`alter database ${database} reset default_transaction_read_only`));

  expect({ status, message }).toEqual({ status: 503, message: 'Service Unavailable' });
  expect(headers['retry-after']).toBe('5');
  // Without anybody ending the connections that were read-only.
  expect((await lost.as(mere)(storeArea, { body })).status).toBe(201);
});

test.each(['/api/%FF', '/api/admin/user/search/%C3%28'])(
  '%s is a malformed URL: 404',
  async (url) => {
    const { statusCode, body } = await world.app.inject({ url });
    expect({ statusCode, body }).toEqual({ statusCode: 404, body: '{"message":"Not found."}' });
  },
);

test('an id of any length is not found, and a name of any length can be searched for', async () => {
  const mere = await world.person('Mere', 'admin');
  const long = '🌿'.repeat(1_000);
  const calls = [
    world.as(mere)(showUser, { params: { uuid: long } }),
    world.as(mere)(userSearch, { params: { term: long }, query: {} }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 200]);
});

const room = 'There is no room left to save this. Please tell the people who run this service.';
const busy = 'The service is very busy just now. Please try again in a moment.';

const connections = ['08000', '08001', '08003', '08004', '08006', '08007', '08P01'];
const away = [...connections, '25006', '57014', '57P01', '57P02', '57P03', '58030'];
type Answered = [code: string, retryAfter: string, why: string[] | undefined];

test.each<Answered>([
  ['53100', '60', [room]],
  ['53200', '5', [busy]],
  ['53300', '5', [busy]],
  ...away.map((code): Answered => [code, '5', undefined]),
])('PostgreSQL’s %s is an outage: 503, when to try again, and why', async (code, later, why) => {
  const mere = await world.person('Mere', 'learning_designer');
  await world.db.execute(
    sql.raw(`
    create or replace function out_of_order() returns trigger language plpgsql as
      $$ begin raise exception 'out of order' using errcode = '${code}'; end $$;
    create or replace trigger out_of_order before insert on areas
      for each row execute function out_of_order()`),
  );

  const body = { name: 'Lost?', active: true };
  const { status, message, errors, headers } = await world.as(mere)(storeArea, { body });
  await world.db.execute(sql`drop trigger out_of_order on areas`);

  expect({ status, message }).toEqual({ status: 503, message: 'Service Unavailable' });
  expect(headers['retry-after']).toBe(later);
  expect(errors.server).toEqual(why);
});

test('a file that is missing is no outage of the database', () => {
  const missing = Object.assign(new Error('not there'), { code: 'ENOENT', syscall: 'open' });
  expect(outageOf(missing)).toBeUndefined();
});
