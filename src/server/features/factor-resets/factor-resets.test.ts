import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import * as contract from '#contract/factor-resets/factor-resets.ts';
import { historyIndex } from '#contract/history/history.ts';
import { userIndex, userRecords } from '#contract/people/people.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import * as tables from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import { addPasskey } from '#testing/software-passkey.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const HOUR = 3_600_000;

let world: World;
let aroha: Person;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
  aroha = await world.person('Aroha Ngāta', 'admin');
});

async function withApp(roles: Parameters<World['person']>[1] = 'mentor') {
  const person = await world.person('Hana Rewi', roles, { passwordHash });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  const app = await addApp(browser, password);
  await world.runJobs();
  return { person, browser, app };
}

const start = ({ uuid }: Person, by = aroha) =>
  world.as(by)(contract.startFactorReset, { body: { uuid } });
const withdraw = ({ uuid }: Person) =>
  world.as(aroha)(contract.withdrawFactorReset, { body: { uuid } });
const finish = (token: string, typed = password) =>
  world.asVisitor(contract.finishFactorReset, { body: { token, password: typed } });

const subjectsTo = async (person: Person) =>
  (await world.mailTo(person)).map(({ subject }) => subject);

async function linkTo(person: Person) {
  await world.runJobs();
  const mails = await world.mailTo(person);
  const texts = mails.map(({ text }) => /two-step-login\/([0-9a-f]{64})/.exec(text ?? '')?.[1]);
  return texts.find((token) => token !== undefined) ?? '';
}

const secondStepOf = async ({ uuid }: Person) =>
  (await world.as(aroha)(userRecords, { params: { uuid } })).reply.records.second_step;

const logInAs = async ({ email }: Person) =>
  (await browserOf(world.app).post('/login', { email, password })).statusCode;

const move = ({ uuid }: Person, expiresAt: Date) =>
  world.db.update(tables.factorResets).set({ expiresAt }).where(eq(tables.factorResets.user, uuid));

const linkOver = {
  status: 422,
  errors: {
    token: [
      'It was used already, or is more than 24 hours old. Ask your administrator for another link.',
    ],
  },
};

test('with the mailed link and the password the factors go, and everybody is logged out', async () => {
  const { person, browser } = await withApp();
  const key = await addPasskey(browser, password);
  expect((await start(person)).status).toBe(204);
  expect(await secondStepOf(person)).toMatchObject({
    factors: [{ kind: 'app' }, { kind: 'passkey' }],
    recovery_codes: 10,
    reset: { started_by: { name: 'Aroha Ngāta' } },
  });
  // Whoever started it can do no more, and nothing has changed yet.
  expect(await logInAs(person)).toBe(200);
  expect((await browser.get('/api/user')).statusCode).toBe(200);

  expect((await finish(await linkTo(person))).status).toBe(204);
  expect(await secondStepOf(person)).toMatchObject({ factors: [], recovery_codes: 0, reset: null });
  expect((await browser.get('/api/user')).statusCode).toBe(401);
  expect(await logInAs(person)).toBe(204);
  const byPasskey = browserOf(world.app);
  const { options } = (await byPasskey.post('/passkeys/login/options')).json();
  const passkey = key.get(options);
  expect((await byPasskey.post('/passkeys/login', { passkey })).statusCode).toBe(422);

  await world.runJobs();
  expect(await subjectsTo(person)).toEqual(
    expect.arrayContaining(['Reset your two-step login', 'Your second step was removed']),
  );
  const query = { subject: person.uuid, action: 'user.factors-reset' };
  const [event] = (await world.as(aroha)(historyIndex, { query })).reply.history.data;
  expect(event?.actor).toMatchObject({ uuid: person.uuid });
  expect(JSON.stringify(event?.changes)).toContain('Aroha Ngāta');
});

test('neither the link without the password, nor the password without the link, is enough', async () => {
  const { person } = await withApp();
  await start(person);
  const token = await linkTo(person);
  expect((await finish(token, 'tūī in the flax')).errors).toEqual({
    password: ['The password is incorrect.'],
  });
  expect(await finish('0'.repeat(64))).toMatchObject(linkOver);
  expect((await secondStepOf(person))?.factors).toHaveLength(1);
  const [row] = await world.db
    .select()
    .from(tables.factorResets)
    .where(eq(tables.factorResets.user, person.uuid));
  expect(row?.tokenHash?.toString('hex')).not.toBe(token);
});

test('used twenty times at once, a link works once', async () => {
  const { person } = await withApp();
  await start(person);
  const token = await linkTo(person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish(token)));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([204, ...Array.from({ length: 19 }, () => 422)]);
});

test('a link taken back, started anew, or a day old is no longer good', async () => {
  const { person } = await withApp();
  await start(person);
  const first = await linkTo(person);
  await withdraw(person);
  expect((await secondStepOf(person))?.reset).toBeNull();
  expect(await finish(first)).toMatchObject(linkOver);

  await start(person);
  await start(person);
  await world.runJobs();
  const open = await world.db
    .select()
    .from(tables.factorResets)
    .where(eq(tables.factorResets.user, person.uuid));
  expect(open.map(({ endedAs }) => endedAs).toSorted()).toEqual([null, 'replaced', 'withdrawn']);
  await move(person, new Date(Date.now() - HOUR));
  expect((await secondStepOf(person))?.reset).toBeNull();
});

test.each([
  ['another password, by whoever reads the mailbox', { passwordHash: 'another' }],
  ['another address', { email: 'other@school.example' }],
  ['an account that was switched off', { active: false }],
])('%s ends it', async (_, change) => {
  const { person } = await withApp();
  await start(person);
  const token = await linkTo(person);
  await world.db.update(tables.users).set(change).where(eq(tables.users.uuid, person.uuid));
  expect(await finish(token)).toMatchObject(linkOver);
});

test('nobody starts it for themselves, or for whoever has nothing to take off', async () => {
  const { person } = await withApp('admin');
  const errorOf = async (who: Person, by = aroha) => (await start(who, by)).errors.uuid;
  expect(await errorOf(person, person)).toEqual([
    'You can’t reset your own two-step login. Ask another administrator.',
  ]);
  expect(await errorOf(await world.person('Tama', 'mentor', { passwordHash }))).toEqual([
    'Tama has no two-step login.',
  ]);
});

test('nobody below an administrator starts it, for their own people or for one above', async () => {
  const { person } = await withApp();
  const below = await world.person('Mere', 'mentor');
  const organisation = await world.organisation('Kura o Tāwhiti', [person]);
  await world.organisationRole(below, 'organisation_admin', organisation);
  const statuses = [await start(person, below), await start(aroha, below)];
  expect(statuses.map(({ status }) => status)).toEqual([403, 403]);
  expect((await secondStepOf(person))?.reset).toBeNull();
});

test('guesses at the password are limited, whoever has the link', async () => {
  const limited = await newWorld();
  const admin = await limited.person('Aroha', 'admin');
  const mere = await limited.person('Mere', 'mentor', { passwordHash });
  const browser = browserOf(limited.app);
  await browser.post('/login', { email: mere.email, password });
  await addApp(browser, password);
  await limited.as(admin)(contract.startFactorReset, { body: { uuid: mere.uuid } });
  await limited.runJobs();
  const mails = await limited.mailTo(mere);
  const text = mails.map((mail) => mail.text).join('\n');
  const token = /two-step-login\/([0-9a-f]{64})/.exec(text)?.[1] ?? '';
  const guess = (typed: string) =>
    limited.asVisitor(contract.finishFactorReset, { body: { token, password: typed } });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess('wrong')).status).toBe(422);
  expect((await guess(password)).status).toBe(429);
});

test('the list of users has those with a second step, and those without', async () => {
  const { person } = await withApp('learning_designer');
  const other = await world.person('Tama', 'learning_designer');
  const listed = async (reader: Person, second_factor: boolean) => {
    const query = { role: 'learning_designer' as const, second_factor };
    const { users } = (await world.as(reader)(userIndex, { query })).reply;
    return users.data.map(({ uuid }) => uuid);
  };
  const bothLists = async (reader: Person) => [
    await listed(reader, true),
    await listed(reader, false),
  ];
  expect(await bothLists(aroha)).toEqual([[person.uuid], [other.uuid]]);

  // An organisation's administrator is not told which of its people have one.
  const mihi = await world.person('Mihi');
  const organisation = await world.organisation('Te Kura', [person, other]);
  await world.organisationRole(mihi, 'organisation_admin', organisation);
  expect(await bothLists(mihi)).toEqual([[], expect.arrayContaining([person.uuid, other.uuid])]);
});

test('who lost their only passkey and never had a password chooses one by mail, then a reset lets them in', async () => {
  const { person, passkey } = await withLonePasskey();
  expect((await start(person)).errors?.uuid?.[0]).toContain('has no password yet');

  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  await world.runJobs();
  const texts = (await world.mailTo(person)).map(({ text }) => text ?? '');
  const token = texts.map((text) => /password-reset\/([\w-]+)\?/.exec(text)?.[1]).find(Boolean);
  const chosen = { email: person.email, password, password_confirmation: password };
  const reset = await browserOf(world.app).post('/reset-password', { token, ...chosen });
  expect(reset.statusCode).toBe(200);
  // The password alone does not let them in: the passkey still stands.
  expect(passkey.codes).toHaveLength(10);
  expect(await logInAs(person)).toBe(200);

  expect((await start(person)).status).toBe(204);
  expect((await finish(await linkTo(person))).status).toBe(204);
  expect(await logInAs(person)).toBe(204);
});

async function withLonePasskey() {
  const person = await world.person('Wiremu Tāwhai', 'mentor', { passwordHash });
  const browser = browserOf(world.app);
  await browser.post('/login', { email: person.email, password });
  const passkey = await addPasskey(browser, password);
  await world.runJobs();
  const alone = { passwordHash: null };
  await world.db.update(tables.users).set(alone).where(eq(tables.users.uuid, person.uuid));
  return { person, passkey };
}
