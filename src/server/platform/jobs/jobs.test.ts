import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { type JobQueue, jobHandler, jobKind, mailHandler, mailKind, openJobs } from './jobs.ts';

type Letter = { to: string };
const kinds = [
  'works',
  'fails',
  'waits',
  'rolls-back',
  'shared',
  'stops',
  'outlives',
  'mails',
] as const;
const kindOf = (name: (typeof kinds)[number]) => jobKind<Letter>(`test.${name}`);

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: JobQueue;
const refused: Error[] = [];
beforeAll(async () => {
  database = await testDatabase();
  jobs = await openJobs(database.connection, kinds.map(kindOf), (error) => refused.push(error));
  return () => jobs.stop();
});

async function statesOf(name: (typeof kinds)[number]) {
  const { rows } = await database.pool.query<{ state: string; tries: number }>(
    `select state, retry_count as tries from pgboss.job where name = $1`,
    [`test.${name}`],
  );
  return rows;
}

/** So that a test need not wait for what is minutes in life. */
const retryAtOnce = (name: (typeof kinds)[number]) =>
  jobs.boss.updateQueue(`test.${name}`, { retryDelay: 0, retryBackoff: false });

test('a job is added if its transaction commits, and not if it fails', async () => {
  const kind = kindOf('rolls-back');
  const failing = database.db.transaction(async (db) => {
    await jobs.add({ db }, kind, { to: 'nobody' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await statesOf('rolls-back')).toEqual([]);

  await database.db.transaction((db) => jobs.add({ db }, kind, { to: 'Hana' }));
  expect(await statesOf('rolls-back')).toEqual([{ state: 'created', tries: 0 }]);
});

test('a job is done soon after it was added, and once', async () => {
  const done: string[] = [];
  await jobs.work([jobHandler(kindOf('works'), async ({ to }) => void done.push(to))]);

  await jobs.add(database, kindOf('works'), { to: 'Hana' });
  await jobs.add(database, kindOf('works'), { to: 'Tama' });

  await expect
    .poll(() => statesOf('works'))
    .toEqual([
      { state: 'completed', tries: 0 },
      { state: 'completed', tries: 0 },
    ]);
  expect(done.sort()).toEqual(['Hana', 'Tama']);
});

test('a job that is done while the database goes away is not done again', async () => {
  const kind = kindOf('outlives');
  const outside = await testDatabase();
  const { database: name } = database.connection;
  const admits = (people: boolean) =>
    outside.db.execute(sql.raw(`alter database ${name} with allow_connections ${people}`));
  let done = 0;
  const lost = Promise.withResolvers<void>();
  await jobs.add(database, kind, { to: 'Hana' });
  await jobs.work([
    jobHandler(kind, async () => {
      done += 1;
      await admits(false);
      await outside.db.execute(
        sql`select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = ${name}`,
      );
      lost.resolve();
    }),
  ]);

  await lost.promise;
  // The queue has asked, and was refused: nobody but this test lets it in again.
  await expect
    .poll(() => refused.some(({ message }) => /not currently accepting/.test(message)))
    .toBe(true);
  await admits(true);

  await expect
    .poll(() => statesOf('outlives').catch(() => []))
    .toEqual([{ state: 'completed', tries: 0 }]);
  expect(done).toBe(1);
});

test('a job that fails is tried again under the same id, and the one beside it is not', async () => {
  const tries: { to: string; id: string }[] = [];
  const kind = kindOf('fails');
  await retryAtOnce('fails');
  await jobs.add(database, kind, { to: 'good' });
  await jobs.add(database, kind, { to: 'bad' });

  await jobs.work([
    jobHandler(kind, async ({ to }, id) => {
      tries.push({ to, id });
      if (to === 'bad' && tries.filter((one) => one.to === 'bad').length < 3) throw new Error('no');
    }),
  ]);

  const finished = async () => (await statesOf('fails')).map(({ state }) => state);
  await expect.poll(finished).toEqual(['completed', 'completed']);
  const bad = tries.filter(({ to }) => to === 'bad');
  expect(bad).toHaveLength(3);
  expect(new Set(bad.map(({ id }) => id)).size).toBe(1);
  expect(tries.filter(({ to }) => to === 'good')).toHaveLength(1);
});

test('a mail that fails, and then has no reason to be sent, keeps why and when it failed', async () => {
  const kind = mailKind<Letter>('test.mails');
  await retryAtOnce('mails');
  const began = new Date();
  let tries = 0;
  await jobs.work([
    mailHandler(kind, async () => {
      tries += 1;
      if (tries === 1) throw new Error('away');
      return { sent: false };
    }),
  ]);
  await jobs.add(database, kind, { to: 'Hana' });

  await expect.poll(() => statesOf('mails')).toEqual([{ state: 'completed', tries: 1 }]);
  const { rows } = await database.pool.query(
    `select output, started_on as last from pgboss.job where name = 'test.mails'`,
  );
  expect(rows[0].output).toMatchObject({ sent: false, failure: { message: 'away' } });
  const failedAt = new Date(rows[0].output.failure.at);
  // By the clock of the database, which may be another machine's.
  expect(failedAt.getTime()).toBeGreaterThan(began.getTime() - 60_000);
  expect(failedAt.getTime()).toBeLessThan(rows[0].last.getTime());
});

test('a job is retried ten times over about an hour, then it stays as failed', async () => {
  const kind = kindOf('waits');
  await jobs.add(database, kind, { to: 'nobody' });
  const { rows } = await database.pool.query(
    `select retry_limit as limit, retry_delay as delay, retry_backoff as backoff,
      retry_delay_max as most from pgboss.job where name = 'test.waits'`,
  );
  expect(rows).toEqual([{ limit: 10, delay: 2, backoff: true, most: 900 }]);

  await database.pool.query(`update pgboss.job set retry_delay = 0, retry_backoff = false
    where name = 'test.waits'`);
  for (let tries = 0; tries < 11; tries += 1) {
    const [job] = await jobs.boss.fetch<Letter>('test.waits');
    if (!job) throw new Error(`No job at try ${tries}`);
    await jobs.boss.fail('test.waits', job.id, new Error('away'));
  }
  expect(await statesOf('waits')).toEqual([{ state: 'failed', tries: 10 }]);
});

test('two nodes share the work: each job is done by one of them', async () => {
  const second = await openJobs(database.connection, [kindOf('shared')]);
  const done: string[] = [];
  const work = jobHandler(kindOf('shared'), async ({ to }) => void done.push(to));
  const all = Array.from({ length: 12 }, (_, number) => `person ${number}`);
  for (const to of all) await jobs.add(database, kindOf('shared'), { to });

  await Promise.all([jobs.work([work]), second.work([work])]);

  await expect.poll(() => done.length).toBe(all.length);
  await second.stop();
  expect(done.sort()).toEqual(all.sort());
});

test('stopping waits for the job that is being done', async () => {
  const third = await openJobs(database.connection, [kindOf('stops')]);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await third.work([
    jobHandler(kindOf('stops'), async () => {
      begin();
      await released;
    }),
  ]);
  await third.add(database, kindOf('stops'), { to: 'Hana' });
  await begun;

  const stopping = third.stop();
  release();
  await stopping;

  expect(await statesOf('stops')).toEqual([{ state: 'completed', tries: 0 }]);
});
