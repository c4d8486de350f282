import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { users } from '#server/schema/index.ts';
import { testDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { serverProcess } from './commands.ts';
import { settingsFor } from './running-app.ts';
import { newVisitor } from './visitor.ts';

const email = 'kanarymail@kura.example';

test('a job that fails is in the log with its kind and its id, and nothing of whom it is for', async () => {
  const database = await testDatabase();
  const account = { uuid: newUuid(), name: 'Kanaryname Tāwhiri', email, passwordHash: '' };
  await database.db.insert(users).values({ ...account, emailVerifiedAt: new Date() });
  const MAIL_URL = `smtp://127.0.0.1:${await freePort()}`;
  const settings = await settingsFor(database, { MAIL_URL, LOG_LEVEL: 'info' });
  const server = await serverProcess(settings);

  const visitor = newVisitor({ url: settings.APP_URL, client: settings.APP_URL });
  await visitor.send('GET', '/sanctum/csrf-cookie');
  expect((await visitor.post('/forgot-password', { email })).status).toBe(200);
  const failed = async () => {
    const { rows } = await database.pool.query<{ kind: string; id: string }>(
      `select name as kind, id from pgboss.job where output is not null`,
    );
    return rows;
  };
  await expect.poll(async () => (await failed()).length).toBe(1);
  const jobs = await failed();
  const log = await server.end();

  const lines = log.split('\n').filter((line) => line.includes('failed in the background'));
  expect(lines.map((line) => JSON.parse(line).job)).toContainEqual(jobs[0]);
  expect(log.toLowerCase()).not.toContain('kanary');
});
