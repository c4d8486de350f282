import pg from 'pg';
import { openDatabase } from '#server/platform/data/database.ts';
import type { AppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { halfDone, newLedger } from './ledger.ts';
import { addStaff, password, patience } from './staff.ts';
import { newWriter, type Writer } from './writer.ts';

type Kills = {
  /** How often the app is killed (kill -9). */
  count: number;
  writers: number;
  /** In these rounds PostgreSQL is killed too, as when the power goes. */
  withPostgres: (round: number) => boolean;
  onRound?: (round: number) => void;
};

/** The same moments in every run: after so many acknowledged writes. */
function momentsFrom(seed: number, count: number): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 20 + (state % 120);
  });
}

/** Kills the app again and again while people write, and compares after each start. */
export async function killUnderWriters(app: AppProcess, kills: Kills) {
  const ledger = newLedger();
  const found = { missing: [] as string[], halfDone: [] as string[], surprising: [] as string[] };
  const readyAfter: number[] = [];
  const firstStart = await app.start();
  const database = openDatabase(await app.connection(), { limits: patience });
  const each = Math.ceil(kills.count * 1.4);
  const { mentors, shared } = await addStaff(database.db, kills.writers, each);
  await database.close();
  const people = mentors.map((mentor) => ({
    email: mentor.email,
    writer: newWriter(mentor, shared, ledger),
  }));

  for (const [round, moment] of momentsFrom(2026, kills.count).entries()) {
    await writeUntilKilled(moment, kills.withPostgres(round));
    readyAfter.push(await app.start());
    await inspect();
    kills.onRound?.(round);
  }
  return { ledger, readyAfter, firstStart, ...found };

  /** Everybody writes, each over a connection of their own, until it breaks. */
  async function writeUntilKilled(moment: number, withPostgres: boolean) {
    const enough = ledger.count() + moment;
    const killed = Promise.withResolvers<unknown>();
    async function work(writer: Writer, email: string) {
      let close = () => {};
      try {
        const browser = await openBrowser(app.origin, email, password);
        close = browser.close;
        for (;;) {
          found.surprising.push(...(await writer.write(browser)));
          if (ledger.count() < enough) continue;
          if (withPostgres) app.killPostgres();
          killed.resolve(app.end('SIGKILL'));
        }
      } catch (error) {
        // No answer: what this is all about. Anything else is a fault of the test.
        if (!isBrokenConnection(error)) found.surprising.push(String(error));
      } finally {
        close();
      }
    }
    await Promise.all(people.map(({ writer, email }) => work(writer, email)));
    await killed.promise;
  }

  async function inspect() {
    const client = new pg.Client(await app.connection());
    await client.connect();
    found.missing.push(...(await ledger.missing(client)));
    found.halfDone.push(...(await halfDone(client)));
    await client.end();
  }
}

export function isBrokenConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(code));
}
