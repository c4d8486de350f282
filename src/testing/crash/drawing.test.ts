import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring/mentoring.ts';
import type { Db } from '#server/platform/data/database.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { openPatiently } from '../database.ts';
import { newAppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { addStaff, password } from './staff.ts';

test('told to end while certificates are drawn, it ends, and has each drawn later', async () => {
  const app = await newAppProcess();
  onTestEnd(app.dispose);
  await app.start();
  const before = openPatiently(await app.connection());
  const { mentors } = await addStaff(before.db, 1, 20);
  const ending = await before.db.transaction(async (tx) => {
    // It waits for a browser, which on a slow machine takes longer than a person may think.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    // Drawn, they cannot be stored: so some are under way for certain when the end comes.
    await tx.execute(sql`lock table certificate_documents in exclusive mode`);
    for (const { email, reflections } of mentors) {
      const browser = await openBrowser(app.origin, email, password);
      for (const { uuid } of reflections)
        await browser.call(signOff, { body: { reflection: uuid } });
      browser.close();
    }
    await expect.poll(() => underWay(before.db)).toBeGreaterThan(0);
    return { ended: app.end('SIGTERM') };
  });
  expect(await ending.ended).toBe(0);
  await before.close();

  const after = openPatiently(await app.connection());
  expect(await forgotten(after.db)).toEqual([]);
  await after.close();
});

async function underWay(db: Db) {
  const { rows } = await db.execute(
    sql`select from pgboss.job where name = 'certificate.draw' and state = 'active'`,
  );
  return rows.length;
}

/** Certificates without a PDF that no job is going to draw. */
async function forgotten(db: Db) {
  const { rows } = await db.execute(sql`
    select number from certificates c
    where not exists (select from certificate_documents where certificate = c.uuid)
    and not exists (select from pgboss.job where name = 'certificate.draw'
      and data->>'certificate' = c.uuid::text and state in ('created', 'retry', 'active'))`);
  return rows;
}
