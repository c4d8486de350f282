import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signOff } from '#contract/mentoring.ts';
import { type Db, openDatabase } from '#server/platform/database.ts';
import { certificateDocuments } from '#server/schema/index.ts';
import { atEnd } from '../at-end.ts';
import { newAppProcess } from './app-process.ts';
import { openBrowser } from './browser.ts';
import { addStaff, password } from './staff.ts';

test('told to end while certificates are drawn, it ends, and has each drawn later', async () => {
  const app = await newAppProcess();
  atEnd(app.dispose);
  await app.start();
  const before = openDatabase(await app.connection());
  const { mentors } = await addStaff(before.db, 1, 20);
  for (const { email, reflections } of mentors) {
    const browser = await openBrowser(app.origin, email, password);
    for (const { uuid } of reflections) await browser.call(signOff, { body: { reflection: uuid } });
    browser.close();
  }
  await expect.poll(() => before.db.$count(certificateDocuments)).toBeGreaterThan(0);
  await before.close();

  expect(await app.end('SIGTERM')).toBe(0);

  const after = openDatabase(await app.connection());
  expect(await forgotten(after.db)).toEqual([]);
  await after.close();
}, 90_000);

/** Certificates without a PDF that no job is going to draw. */
async function forgotten(db: Db) {
  const { rows } = await db.execute(sql`
    select number from certificates c
    where not exists (select from certificate_documents where certificate = c.uuid)
    and not exists (select from pgboss.job where name = 'certificate.draw'
      and data->>'certificate' = c.uuid::text and state in ('created', 'retry', 'active'))`);
  return rows;
}
