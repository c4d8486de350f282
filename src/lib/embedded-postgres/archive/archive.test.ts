import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { asSuperuser } from '../database.ts';
import { concurrently, query, temporaryFolder } from '../postgres.test-support.ts';
import { type RunningPostgres, startPostgres } from '../start.ts';
import { readArchive } from './archive-folder.ts';
import { openArchive } from './open-archive.ts';
import { restoreToMoment } from './restore-to-moment.ts';

type Tidy = AsyncDisposableStack;
const everAgo = new Date(0);

async function archived(tidy: Tidy, folder: string) {
  const dataDir = join(folder, 'data');
  const archive = join(folder, 'wal');
  const started = () => startPostgres({ dataDir, archive, durable: false });
  const running = await started();
  tidy.defer(async () => (await started()).stop());
  const { connection } = running;
  const keeper = openArchive({ dataDir, folder: archive, connection, keep: 2 });
  return { dataDir, archive, running, keeper, started };
}

const now = async (running: RunningPostgres) =>
  new Date(
    Number((await query(running, 'select extract(epoch from clock_timestamp()) * 1000'))[0]),
  );

/** Ends the segment, and waits until the archiver has taken it. */
async function archiveLog({ connection }: RunningPostgres) {
  await asSuperuser(connection, async (client) => {
    const { rows } = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    const taken = () =>
      client.query('select from pg_stat_archiver where last_archived_wal >= $1', [
        rows[0]?.segment,
      ]);
    while ((await taken()).rowCount === 0) await delay(20);
  });
}

describe('an archive of the log', concurrently, () => {
  test('gives back a row that was deleted, and says where it begins and ends', async () => {
    await using tidy = new AsyncDisposableStack();
    const folder = temporaryFolder(tidy);
    const { archive, dataDir, running, keeper } = await archived(tidy, folder);
    await query(running, `create table kept as select 'before' as word`);
    const early = { archive, moment: new Date(), dataDir: join(folder, 'early') };
    await expect(restoreToMoment(early)).rejects.toThrow('no base copy');
    await keeper.tend({ due: everAgo, now: new Date() });
    await query(running, `insert into kept values ('after the base')`);
    const moment = await now(running);
    await delay(5);
    await query(running, `delete from kept`);

    const words = 'select word from kept order by word';
    await expect(restoreToMoment(early)).rejects.toThrow('choose a later moment');
    const late = { ...early, source: dataDir, moment: new Date(Date.now() + 60_000) };
    await expect(restoreToMoment(late)).rejects.toThrow(/ends at 2.*an earlier one/);
    expect(existsSync(early.dataDir)).toBe(false);
    mkdirSync(early.dataDir, { mode: 0o755 });
    await expect(restoreToMoment(late)).rejects.toThrow('an earlier one');
    expect(readdirSync(early.dataDir)).toEqual([]);

    await archiveLog(running);
    await keeper.tend({ due: everAgo, now: new Date() });
    // From the archive alone, as when the machine is gone.
    const elsewhere = { archive, moment, dataDir: join(folder, 'elsewhere') };
    const second = await restoreToMoment(elsewhere);
    tidy.defer(second.stop);
    expect(await query(second, words)).toEqual(['after the base', 'before']);
    expect(await query(running, words)).toEqual([]);
    await expect(restoreToMoment(elsewhere)).rejects.toThrow('choose a new DATA_DIR');
    expect(await query(second, words)).toHaveLength(2);
  });

  test('begins anew where some of the log is missing, and drops what is too old', async () => {
    await using tidy = new AsyncDisposableStack();
    const { archive, running, keeper, started } = await archived(tidy, temporaryFolder(tidy));
    const bases = async () => (await readArchive(archive)).bases.map(({ name }) => name);
    await keeper.tend({ due: everAgo, now: new Date() });
    await archiveLog(running);
    await keeper.tend({ due: everAgo, now: new Date() });
    const [first = ''] = await bases();
    expect(await bases()).toEqual([first]);

    await running.stop();
    const { segments } = await readArchive(archive);
    rmSync(join(archive, [...segments.values()].at(-1) ?? ''));
    const again = await started();
    await archiveLog(again);
    await keeper.tend({ due: everAgo, now: new Date() });
    expect(await bases()).toHaveLength(2);
    await keeper.tend({ due: new Date(Date.now() + 60_000), now: new Date() });
    expect(await bases()).toHaveLength(2);
    expect(await bases()).not.toContain(first);
    const kept = await readArchive(archive);
    const oldest = kept.bases[0]?.firstSegment ?? '';
    expect([...kept.segments.keys()].every((segment) => segment >= oldest)).toBe(true);
  });
});
