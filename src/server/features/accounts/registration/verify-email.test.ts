import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { duringTransaction } from '#testing/during-transaction.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { verificationLink } from './verify-email.ts';

const password = 'kererū in the kōwhai';
const MINUTES = 60_000;
let world: World;
let secret: Buffer;
beforeAll(async () => {
  world = await newWorld({ APP_URL: 'http://api.test', WEB_ORIGIN: 'http://web.test' });
  secret = await sharedSecret(world.db, 'verification');
});

async function newcomer() {
  const passwordHash = await hashPassword(password);
  const person = await world.person('Hana', [], { passwordHash, emailVerifiedAt: null });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  return { person, browser };
}

const pathOf = (link: string) => link.replace('http://api.test', '');
const linkMade = (person: Person, minutesAgo: number) =>
  pathOf(
    verificationLink(
      world.settings.site,
      secret,
      person,
      new Date(Date.now() - minutesAgo * MINUTES),
    ),
  );

const verifiedAt = async ({ uuid }: Person) => {
  const [row] = await world.db.select().from(users).where(eq(users.uuid, uuid));
  return row?.emailVerifiedAt;
};

const good = 'http://web.test/dashboard?verified=1';
const bad = 'http://web.test/verify-email?resend=1';

test.each([
  { age: 59, to: good },
  { age: 61, to: bad },
])('a link that is $age minutes old leads to $to', async ({ age, to }) => {
  const { person, browser } = await newcomer();

  const { statusCode, headers } = await browser.get(linkMade(person, age));

  expect({ statusCode, to: headers.location }).toEqual({ statusCode: 302, to });
  expect((await verifiedAt(person)) !== null).toBe(to === good);
});

test('HEAD, by which mail scanners ask what a link is, verifies nobody and is not counted', async () => {
  const person = await world.person('New', [], { emailVerifiedAt: null });
  const url = linkMade(person, 0);
  for (let time = 0; time < 10; time += 1) {
    const { statusCode, headers } = await world.raw(person, { method: 'HEAD', url });
    expect([statusCode, headers.location]).toEqual([302, 'http://web.test/']);
  }
  expect(await verifiedAt(person)).toBeNull();
  const { headers } = await world.raw(person, { method: 'GET', url });
  expect(headers.location).toBe(good);
});

test('a link to an address that was changed since verifies nothing', async () => {
  const { person, browser } = await newcomer();
  const link = linkMade(person, 0);
  await world.db
    .update(users)
    .set({ email: 'new@kura.example' })
    .where(eq(users.uuid, person.uuid));

  expect((await browser.get(link)).headers.location).toBe(bad);
  expect(await verifiedAt(person)).toBeNull();
});

test('an address that takes the place of another while its link is opened is not verified', async () => {
  const { person, browser } = await newcomer();
  const link = linkMade(person, 0);

  const { headers } = await duringTransaction(
    world.db,
    (db) =>
      db.update(users).set({ email: 'victim@kura.example' }).where(eq(users.uuid, person.uuid)),
    () => browser.get(link),
  );

  expect(headers.location).toBe(bad);
  expect(await verifiedAt(person)).toBeNull();
});

test('a link that another secret signed verifies nothing', async () => {
  const { person, browser } = await newcomer();
  const forged = verificationLink(world.settings.site, Buffer.alloc(32), person, new Date());

  expect((await browser.get(pathOf(forged))).headers.location).toBe(bad);
  expect(await verifiedAt(person)).toBeNull();
});

test('six openings at once verify once, and stand in the history once', async () => {
  const { person, browser } = await newcomer();
  const link = linkMade(person, 0);

  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.get(link)));

  expect(answers.map(({ headers }) => headers.location)).toEqual(Array(6).fill(good));
  const isVerifying = eq(auditEvents.action, 'user.verified');
  const isTheirs = and(eq(auditEvents.subject, person.uuid), isVerifying);
  const events = await world.db.$count(auditEvents, isTheirs);
  expect(events).toBe(1);
});

test('a visitor keeps the link for after the login, with nothing of it in the address', async () => {
  const { person } = await newcomer();
  const link = linkMade(person, 0);

  const { headers, cookies } = await browserOf(world.app).get(link);

  expect(headers.location).toBe('http://web.test/login');
  const intended: { name: string; value: string; path?: string }[] = cookies;
  expect(intended).toContainEqual(
    expect.objectContaining({ name: 'stepwise_intended', value: link, path: '/', maxAge: 3600 }),
  );
  expect(await verifiedAt(person)).toBeNull();
});

test('on https the kept link is not sent over a plain connection', async () => {
  const secure = await newWorld({ APP_URL: 'https://stepwise.example' });
  const { headers } = await secure.app.inject({ url: '/verify-email/x/y?expires=1&signature=z' });
  expect(headers['set-cookie']).toMatch(/^stepwise_intended=.+; SameSite=Lax; .*Secure$/);
});

test('no mail is sent for an address that is verified by the time it would be', async () => {
  const { person, browser } = await newcomer();
  await browser.postOnly('/email/verification-notification');
  await browser.get(linkMade(person, 0));

  await world.runJobs();

  expect(await world.mailTo(person)).toHaveLength(0);
});
