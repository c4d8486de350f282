import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { killUnderWriters } from './killing.ts';

const KILLS = 10;
const WRITERS = 20;
/** With these, PostgreSQL is killed too. */
const withPostgres = [3, 7];

describe('The app, killed ten times while twenty people write', () => {
  let app: AppProcess;
  let found: Awaited<ReturnType<typeof killUnderWriters>>;

  beforeAll(async () => {
    app = await newAppProcess();
    found = await killUnderWriters(app, {
      count: KILLS,
      writers: WRITERS,
      withPostgres: (round) => withPostgres.includes(round),
    });
  }, 400_000);

  afterAll(async () => app.dispose());

  test('keeps every write that it has acknowledged', () => {
    expect(found.ledger.count()).toBeGreaterThan(KILLS * 20);
    expect(found.missing).toEqual([]);
  });

  test('has done each operation wholly or not at all', () => {
    expect(found.halfDone).toEqual([]);
  });

  test('is ready again within ten seconds, every time', () => {
    // On a machine that is busy with other work, a clean start takes its time too.
    const patience = Math.max(10_000, 4 * found.firstStart);
    expect(found.readyAfter).toHaveLength(KILLS);
    expect(Math.max(...found.readyAfter)).toBeLessThan(patience);
  });

  test('never answers anything that a person at work would not expect', () => {
    expect(found.surprising).toEqual([]);
  });
});
