import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runningApp } from '#testing/black-box/running-app.ts';
import { anyEmail, newMember } from '#testing/black-box/targets.ts';
import { newVisitor, type Place } from '#testing/black-box/visitor.ts';
import { testDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { smtpServer } from '#testing/smtp-server.ts';
import { openMailer } from './mail.ts';

let place: Place;
let database: Awaited<ReturnType<typeof testDatabase>>;
let smtp: Awaited<ReturnType<typeof smtpServer>>;

beforeAll(async () => {
  database = await testDatabase();
  // In life a retry waits for seconds, then minutes; nothing else is different here.
  await database.pool.query('update pgboss.queue set retry_delay = 0, retry_backoff = false');
  await database.pool.query('update pgboss.queue set retry_limit = 1000');
  smtp = await smtpServer();
  const { url } = await runningApp(database, { MAIL_URL: smtp.url, RATE_LIMITS: 'off' });
  place = { url, client: url };
});
afterAll(() => smtp.close());
beforeEach(() => {
  smtp.becomes('takes');
  smtp.offered.length = 0;
  smtp.taken.length = 0;
});
afterEach(() => vi.useRealTimers());

/** What people do that mails follow from; each of these answers is what it always is. */
async function threePeopleJoin() {
  const emails = [anyEmail(), anyEmail(), anyEmail()];
  for (const email of emails) await newMember(place, email);
  return emails;
}

const idsOf = (mails: typeof smtp.taken) => mails.map(({ messageId = '' }) => messageId);
const receivers = () => smtp.taken.flatMap(({ to = [] }) => to.map(({ address }) => address));

async function jobIds() {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from pgboss.job where name = 'account.verify' order by created_on desc limit 3`,
  );
  return rows.map(({ id }) => `<${id}@127.0.0.1>`);
}

/** Each mail was taken once, under the name of its job, which every earlier try had too. */
async function expectEachOnce(emails: string[]) {
  await expect.poll(() => receivers().sort()).toEqual([...emails].sort());
  const jobs = await jobIds();
  expect(idsOf(smtp.taken).sort()).toEqual(jobs.sort());
  expect(new Set(idsOf(smtp.offered))).toEqual(new Set(jobs));
  const unfinished = `select 1 from pgboss.job where state <> 'completed'`;
  await expect.poll(async () => (await database.pool.query(unfinished)).rowCount).toBe(0);
  expect(smtp.taken).toHaveLength(emails.length);
}

const attempts = (atLeast: number) =>
  expect.poll(() => smtp.offered.length).toBeGreaterThanOrEqual(atLeast);

test('a mail server that works gets every mail once', async () => {
  await expectEachOnce(await threePeopleJoin());
  expect(smtp.offered).toHaveLength(3);
});

test('while the mail server refuses connections nobody notices; then every mail comes once', async () => {
  await smtp.close();
  const emails = await threePeopleJoin();
  const failed = `select 1 from pgboss.job where state = 'retry' or retry_count > 0`;
  await expect.poll(async () => (await database.pool.query(failed)).rowCount).toBeGreaterThan(0);

  await smtp.open();

  await expectEachOnce(emails);
});

test('a mail server that says "try later" is tried later, with the same Message-ID', async () => {
  smtp.becomes('refuses');
  const emails = await threePeopleJoin();
  await attempts(4);
  expect(smtp.taken).toEqual([]);

  smtp.becomes('takes');

  await expectEachOnce(emails);
});

test('a connection that breaks before the mail server has said yes is no delivery', async () => {
  smtp.becomes('drops');
  const emails = await threePeopleJoin();
  await attempts(2);

  smtp.becomes('takes');

  await expectEachOnce(emails);
});

test('a slow mail server delays no answer', async () => {
  smtp.becomes('stalls');
  const emails = await threePeopleJoin();
  await attempts(1);

  const ended = smtp.ended();
  const asked = await newVisitor(place).post('/forgot-password', { email: anyEmail() });
  expect(asked.status).toBe(200);
  // Nobody has waited until it was given up, after ten seconds.
  expect(smtp.ended()).toBe(ended);

  smtp.becomes('takes');
  smtp.hangUp();
  await expectEachOnce(emails);
});

test('a link that was mailed after several tries is the one that works', async () => {
  const { email } = await newMember(place);
  smtp.becomes('refuses');
  await newVisitor(place).post('/forgot-password', { email });
  const resets = () => smtp.offered.filter(({ subject }) => subject?.startsWith('Reset'));
  await expect.poll(() => resets().length).toBeGreaterThanOrEqual(2);
  smtp.becomes('takes');
  const mailed = () => smtp.taken.find(({ subject }) => subject?.startsWith('Reset'));
  await expect.poll(mailed).toBeDefined();

  const [, token = ''] = /password-reset\/(\w+)/.exec(mailed()?.text ?? '') ?? [];
  const typed = { password: 'tūī sing before the rain' };
  const answer = await newVisitor(place).post('/reset-password', {
    email,
    token,
    ...typed,
    password_confirmation: typed.password,
  });

  expect(answer.status).toBe(200);
});

test('a silent mail server is given up, so that the job tries again', async () => {
  const sockets: { destroy: () => void }[] = [];
  const port = await freePort();
  const silent = createServer((socket) => void sockets.push(socket)).listen(port, '127.0.0.1');
  const site = { name: 'S', url: place.url, client: place.url, environment: 'test' } as const;
  const mailer = openMailer({
    url: `smtp://127.0.0.1:${port}`,
    from: 'a@b.example',
    dataDir: '/nowhere',
    site,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const to = { name: 'Hana', address: 'hana@kura.example' };
  const sending = mailer.send({ id: 'one', to, subject: 'S', text: 'T', html: 'H' });
  const outcome = expect(sending).rejects.toThrow('Greeting never received');

  while (sockets.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(10_000);

  await outcome;
  vi.useRealTimers();
  mailer.close();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
