import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { type RunningApp, runningApp } from './running-app.ts';
import { anyEmail, linkIn, newMember, password } from './targets.ts';
import { type Answer, newVisitor, type Place, type Visitor } from './visitor.ts';

const client = 'http://127.0.0.1:3998';
let app: RunningApp;
let place: Place;
let unlimited: Place;

beforeAll(async () => {
  const database = await testDatabase();
  app = await runningApp(database, { WEB_ORIGIN: client });
  const { dataDir } = app;
  const shared = { WEB_ORIGIN: client, DATA_DIR: dataDir };
  const off = await runningApp(database, { ...shared, RATE_LIMITS: 'off' });
  place = { url: app.url, client };
  unlimited = { url: off.url, client };
});

const inTurn = async (times: number, act: (turn: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await act(turn));
  return answers;
};
const atOnce = (times: number, act: (turn: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, turn) => act(turn)));
const statuses = (answers: Answer[]) => answers.map(({ status }) => status);
const times = (status: number, many: number): number[] => Array(many).fill(status);

function expectToWait(answer: Answer | undefined, seconds: number) {
  expect(answer).toMatchObject({ status: 429, body: { message: 'Too Many Attempts.' } });
  const wait = Number(answer?.headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
}

const logIn = (visitor: Visitor, email: string, typed = password) =>
  visitor.post('/login', { email, password: typed });

test('asking for the verification mail and opening its link share six tries a minute', async () => {
  const { visitor, email } = await newMember(place);
  const [mail = {}] = await app.mailsTo(email);
  const { pathname } = linkIn(mail);
  const resend = () => visitor.send('POST', '/email/verification-notification');

  expect(statuses(await inTurn(4, resend))).toEqual(times(200, 4));
  expect(statuses(await inTurn(2, () => visitor.get(pathname)))).toEqual(times(302, 2));

  expectToWait(await resend(), 60);
  expectToWait(await visitor.get(pathname), 60);
  const other = await newMember(place);
  const { status } = await other.visitor.send('POST', '/email/verification-notification');
  expect(status).toBe(200);
});

test('an address is mailed a reset link three times in fifteen minutes, known or not', async () => {
  const { email } = await newMember(place);
  const ask = (to: string) => () => newVisitor(place).post('/forgot-password', { email: to });

  for (const address of [email, anyEmail()]) {
    expect(statuses(await inTurn(3, ask(address)))).toEqual(times(200, 3));
    const { status, body, headers } = await ask(address.toUpperCase())();
    const wait = Number(headers.get('retry-after'));
    expect(status).toBe(422);
    expect(body.errors?.email?.[0]).toMatch(/^Too many links were requested\./);
    expect(body.message).toBe(body.errors?.email?.[0]);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  }
});

test('five failures lock an e-mail out at one network address, not at another', async () => {
  const { email } = await newMember(place);
  const attacker = newVisitor(place);
  expect(statuses(await inTurn(5, () => logIn(attacker, email, 'a guess')))).toEqual(times(422, 5));

  const { status, body, headers } = await logIn(attacker, email);

  expect(status).toBe(422);
  expect(body.errors?.email?.[0]).toMatch(
    /^Too many login attempts\. Please try again in \d+ seconds\.$/,
  );
  expect(body.message).toBe(body.errors?.email?.[0]);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await logIn(newVisitor(place), email)).status).toBe(204);
});

test('guesses made at once are no more than guesses made in turn', async () => {
  const { email } = await newMember(place);
  const attacker = newVisitor(place);
  await attacker.get('/sanctum/csrf-cookie');

  const answers = await atOnce(20, (turn) => logIn(attacker, email, `guess ${turn}`));

  const tried = answers.filter(({ body }) => body.message?.startsWith('These credentials'));
  expect(tried).toHaveLength(5);
});

test('logging in forgets the failures before it', async () => {
  const { email } = await newMember(place);
  const visitor = newVisitor(place);
  for (const round of [1, 2]) {
    await inTurn(4, () => logIn(visitor, email, 'a slip'));
    expect((await logIn(visitor, email)).status, `round ${round}`).toBe(204);
  }
});

test('a school of twenty-five behind one address logs in, whoever there forgot a password', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => newMember(place)));
  const school = '203.0.113.7';
  const [forgetful = { email: '' }] = people;
  await inTurn(4, () => logIn(newVisitor(place, school), forgetful.email, 'a slip'));

  const answers = await atOnce(25, (turn) =>
    logIn(newVisitor(place, school), people[turn]?.email ?? ''),
  );

  expect(statuses(answers)).toEqual(times(204, 25));
});

test('an address that tries thirty logins a minute waits; its reset mails still come', async () => {
  const address = '203.0.113.8';
  const visitor = newVisitor(place, address);
  await inTurn(30, () => logIn(visitor, anyEmail(), 'a guess'));

  expectToWait(await logIn(visitor, anyEmail(), 'a guess'), 60);
  const asked = await visitor.post('/forgot-password', { email: anyEmail() });
  expect(asked.status).toBe(200);
});

test('guessing the own password at an open laptop ends after ten tries', async () => {
  const { visitor, email } = await newMember(place);
  const change = (guess: string) =>
    visitor.put('/api/account/email', { email: `new.${email}`, current_password: guess });

  expect(statuses(await inTurn(10, () => change('a guess')))).toEqual(times(422, 10));
  expectToWait(await change('a guess'), 15 * 60);
  expectToWait(await change(password), 15 * 60);
});

test('an account changes its e-mail six times an hour, right password or not', async () => {
  const { visitor } = await newMember(place);
  const change = () =>
    visitor.put('/api/account/email', { email: anyEmail(), current_password: password });

  expect(statuses(await inTurn(6, change))).toEqual(times(200, 6));
  expectToWait(await change(), 60 * 60);
});

test('with RATE_LIMITS off nobody ever waits', async () => {
  const { visitor, email } = await newMember(unlimited);
  const resend = () => visitor.send('POST', '/email/verification-notification');
  const ask = () => visitor.post('/forgot-password', { email });
  const confirm = () =>
    visitor.put('/api/account/email', { email: anyEmail(), current_password: 'a guess' });

  expect(statuses(await inTurn(8, resend))).toEqual(times(200, 8));
  expect(statuses(await inTurn(5, ask))).toEqual(times(200, 5));
  expect(statuses(await inTurn(12, confirm))).toEqual(times(422, 12));
  const guest = newVisitor(unlimited);
  const guesses = await inTurn(35, () => logIn(guest, email, 'a guess'));
  expect(guesses.every(({ headers }) => headers.get('retry-after') === null)).toBe(true);
  expect((await logIn(guest, email)).status).toBe(204);
});
