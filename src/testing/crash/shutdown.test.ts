import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { openPatiently } from '../database.ts';
import { type AppProcess, newAppProcess } from './app-process.ts';
import { type Browser, openBrowser } from './browser.ts';
import { halfDone, newLedger, writesDone } from './ledger.ts';
import { addStaff, password } from './staff.ts';
import { newWriter, type Writer } from './writer.ts';

describe('The app, told to end (SIGTERM) while twenty people write', () => {
  let app: AppProcess;
  const ledger = newLedger();
  const surprising: string[] = [];
  const dropped: string[] = [];
  let ended: { how: number | string | null; after: number; postmaster: number | undefined };

  beforeAll(async () => {
    app = await newAppProcess();
    await app.start();
    const database = openPatiently(await app.connection());
    const { mentors, shared } = await addStaff(database.db, 20, 8);
    const { mentors: others } = await addStaff(database.db, 10, 1);
    await database.close();

    const ending = Promise.withResolvers<typeof ended>();
    let isEnding = false;
    async function endOnce() {
      if (isEnding) return;
      isEnding = true;
      const begun = performance.now();
      const ended = app.end('SIGTERM');
      await Promise.all(idle.map(read));
      const how = await ended;
      ending.resolve({ how, after: performance.now() - begun, postmaster: app.postmaster() });
    }

    /** The first request for a while, over a connection that is open. */
    async function read(browser: Browser) {
      try {
        const { status } = await browser.call(currentUser, {});
        if (status !== 200) surprising.push(`Answered ${status}`);
      } catch (error) {
        dropped.push(String(error));
      }
      browser.close();
    }

    async function work(writer: Writer, browser: Browser) {
      let isOpen = true;
      while (isOpen) {
        try {
          surprising.push(...(await writer.write(browser)));
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : `${error}`;
          // Nobody listens any more: this request was never accepted.
          if (code === 'ECONNREFUSED') isOpen = false;
          else dropped.push(code);
        }
        if (ledger.count() > 400) void endOnce();
      }
      browser.close();
    }
    // All of them before the first writes: who logs in while it ends would be sent away.
    const atWork = await Promise.all(
      mentors.map(async (mentor) => ({
        writer: newWriter(mentor, shared, ledger),
        browser: await openBrowser(app.origin, mentor.email, password),
      })),
    );
    const idle = await Promise.all(
      others.map(({ email }) => openBrowser(app.origin, email, password)),
    );
    await Promise.all(atWork.map(({ writer, browser }) => work(writer, browser)));
    ended = await ending.promise;
  }, 180_000);

  afterAll(async () => app.dispose());

  test('gives every request a good answer, on connections that were idle too', () => {
    expect(surprising).toEqual([]);
    expect(dropped).toEqual([]);
  });

  test('has done nothing that it did not answer', async () => {
    expect(await inDatabase(writesDone)).toBe(ledger.count());
  });

  test('is gone within ten seconds, with its PostgreSQL, and calls that a success', () => {
    expect(ended.how).toBe(0);
    expect(ended.after).toBeLessThan(10_000);
    expect(ended.postmaster).toBeUndefined();
  });

  test('has kept what it acknowledged and done nothing by half', async () => {
    expect(await inDatabase(ledger.missing)).toEqual([]);
    expect(await inDatabase(halfDone)).toEqual([]);
  });

  async function inDatabase<T>(look: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client(await app.connection());
    await client.connect();
    try {
      return await look(client);
    } finally {
      await client.end();
    }
  }
});
