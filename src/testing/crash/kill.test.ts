import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPatiently } from '../database.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { halfDone, newLedger } from './ledger.ts';
import { addStaff, password } from './staff.ts';
import { newWriter, type Writer } from './writer.ts';

const KILLS = 10;
const WRITERS = 20;
/** With these, PostgreSQL is killed too, as when the power goes. */
const withPostgres = [3, 7];

/** The same moments in every run: after so many acknowledged writes. */
function momentsFrom(seed: number): number[] {
  let state = seed;
  return Array.from({ length: KILLS }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 20 + (state % 120);
  });
}

describe('The app, killed ten times while twenty people write', () => {
  let app: AppProcess;
  const ledger = newLedger();
  const found = { missing: [] as string[], halfDone: [] as string[], surprising: [] as string[] };
  const readyAfter: number[] = [];
  let firstStart = 0;

  beforeAll(async () => {
    app = await newAppProcess();
    firstStart = await app.start();
    const database = openPatiently(await app.connection());
    const { mentors, shared } = await addStaff(database.db, WRITERS, 14);
    await database.close();
    const writers = mentors.map((mentor) => newWriter(mentor, shared, ledger));
    const emails = mentors.map(({ email }) => email);

    for (const [round, moment] of momentsFrom(2026).entries()) {
      await writeUntilKilled(writers, emails, {
        moment,
        withPostgres: withPostgres.includes(round),
      });
      readyAfter.push(await app.start());
      await inspect();
    }
  }, 400_000);

  afterAll(async () => app.dispose());

  type Kill = { moment: number; withPostgres: boolean };

  /** Everybody writes, each over a connection of their own, until it breaks. */
  async function writeUntilKilled(writers: Writer[], emails: string[], kill: Kill) {
    const enough = ledger.count() + kill.moment;
    const killed = Promise.withResolvers<unknown>();
    async function work(writer: Writer, email: string) {
      let close = () => {};
      try {
        const browser = await openBrowser(app.origin, email, password);
        close = browser.close;
        for (;;) {
          found.surprising.push(...(await writer.write(browser)));
          if (ledger.count() < enough) continue;
          if (kill.withPostgres) app.killPostgres();
          killed.resolve(app.end('SIGKILL'));
        }
      } catch (error) {
        // No answer: what this is all about. Anything else is a fault of the test.
        if (!isBrokenConnection(error)) found.surprising.push(String(error));
      } finally {
        close();
      }
    }
    await Promise.all(writers.map((writer, index) => work(writer, emails[index] ?? '')));
    await killed.promise;
  }

  async function inspect() {
    const client = new pg.Client(await app.connection());
    await client.connect();
    found.missing.push(...(await ledger.missing(client)));
    found.halfDone.push(...(await halfDone(client)));
    await client.end();
  }

  test('keeps every write that it has acknowledged', () => {
    expect(ledger.count()).toBeGreaterThan(KILLS * 20);
    expect(found.missing).toEqual([]);
  });

  test('has done each operation wholly or not at all', () => {
    expect(found.halfDone).toEqual([]);
  });

  test('is ready again within ten seconds, every time', () => {
    // On a machine that is busy with other work, a clean start takes its time too.
    const patience = Math.max(10_000, 4 * firstStart);
    expect(readyAfter).toHaveLength(KILLS);
    expect(Math.max(...readyAfter)).toBeLessThan(patience);
  });

  test('never answers anything that a person at work would not expect', () => {
    expect(found.surprising).toEqual([]);
  });
});

function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(code));
}
