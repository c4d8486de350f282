import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgotPassword } from '#contract/accounts/registration.ts';
import { emailKey } from '#server/features/accounts/find-person.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { csrfToken } from '#server/platform/http/protection/csrf.ts';
import { loginFailures } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ TRUST_PROXY: '127.0.0.1' });
  passwordHash = await hashPassword(password);
});

const someone = () => world.person('Hana', 'mentor', { passwordHash });
const known = async () => (await someone()).email;
const unknown = async () => `nobody.${newAddress()}@school.example`;

let addresses = 0;
function newAddress() {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}

type From = { address?: string; device?: string | undefined };

/** From a new network address each time, unless one is passed. */
async function post(url: string, payload: object, { address = newAddress(), device }: From = {}) {
  const token = `g.${Date.now().toString(36)}.visitor`;
  const { statusCode, headers, body, cookies } = await world.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'x-forwarded-for': address,
      'x-xsrf-token': csrfToken(world.app.dependencies.csrfSecret, token),
    },
    cookies: { stepwise_session: token, ...(device !== undefined && { stepwise_device: device }) },
  });
  const message: string = body === '' ? '' : JSON.parse(body).message;
  const set: { name: string; value: string }[] = cookies;
  return {
    status: statusCode,
    message,
    wait: Number(headers['retry-after'] ?? 0),
    device: set.find(({ name }) => name === 'stepwise_device')?.value,
  };
}

const logIn = (email: string, typed = password, from?: From) =>
  post('/login', { email, password: typed }, from);

const wasChecked = ({ message }: { message: string }) =>
  message === 'These credentials do not match our records.';

async function guess(email: string, times: number) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, number) => logIn(email, `guess ${number}`)),
  );
  return answers.filter(wasChecked).length;
}

/** As if the last failure of an account, or of every device, had been so long ago. */
const age = async (email: string, minutes: number, failures?: number) =>
  world.db
    .update(loginFailures)
    .set({
      lastAt: new Date(Date.now() - minutes * 60_000),
      ...(failures !== undefined && { failures }),
    })
    .where(eq(loginFailures.key, `account|${await emailKey(world.db, email)}`));

async function resetByMail(person: Person) {
  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  await world.runJobs();
  const [mail] = (await world.mailTo(person)).slice(-1);
  const [, token = ''] = /password-reset\/(\w+)\?/.exec(mail?.text ?? '') ?? [];
  const twice = { password: chosen, password_confirmation: chosen };
  return post('/reset-password', { email: person.email, token, ...twice });
}

describe.each([
  ['somebody', known],
  ['nobody', unknown],
])('guesses at the password of %s from many addresses', (_, emailOf) => {
  test('made at once from 120 are refused after ten, with the time to wait', async () => {
    const email = await emailOf();
    expect(await guess(email, 120)).toBe(10);

    const { status, message, wait } = await logIn(email);
    expect(status).toBe(422);
    expect(message).toBe(`Too many login attempts. Please try again in ${wait} seconds.`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test('must wait twice as long after each, and are refused for good after the hundredth', async () => {
    const email = await emailOf();
    expect(await guess(email, 12)).toBe(10);
    await age(email, 2);
    expect(wasChecked(await logIn(email, 'a guess'))).toBe(true);
    const { wait } = await logIn(email, 'a guess');
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(120);

    await age(email, 2 * 24 * 60, 99);
    expect(wasChecked(await logIn(email, 'a guess'))).toBe(true);
    await age(email, 30 * 24 * 60);
    expect(await logIn(email)).toMatchObject({
      status: 422,
      message: 'Too many login attempts. To log in, please choose a new password by email.',
    });
  });
});

test('a free guess that began before another failed is checked as well', async () => {
  const email = await known();
  expect(await guess(email, 1)).toBe(1);
  // As if that guess had come a second later and been faster.
  await age(email, -1 / 60);
  expect(await guess(email, 1)).toBe(1);
});

describe('the owner', () => {
  test('gets in on a device known before, however much others guess', async () => {
    const { email } = await someone();
    const { device } = await logIn(email);
    await guess(email, 20);

    expect((await logIn(email)).status).toBe(422);
    expect((await logIn(email, password, { device })).status).toBe(204);
  });

  test('who guesses on a known device is locked out there like anybody else', async () => {
    const { email } = await someone();
    const { device } = await logIn(email);
    const guesses = Array.from({ length: 15 }, () => logIn(email, 'a guess', { device }));
    expect((await Promise.all(guesses)).filter(wasChecked)).toHaveLength(10);
    expect((await logIn(email, password, { device })).status).toBe(422);
    expect((await logIn(email)).status).toBe(204);
  });

  test('gets in from anywhere after a reset by mail, also when all tries are used up', async () => {
    const person = await someone();
    await guess(person.email, 10);
    await age(person.email, 0, 100);

    const { status, device } = await resetByMail(person);

    expect(status).toBe(200);
    expect((await logIn(person.email, chosen)).status).toBe(204);
    await guess(person.email, 10);
    expect((await logIn(person.email, chosen, { device })).status).toBe(204);
  });

  test("is not known by somebody else's device, nor by one from before a new password", async () => {
    const [hana, tama] = [await someone(), await someone()];
    const { device: hanas } = await logIn(hana.email);
    const { device: tamas } = await logIn(tama.email);
    await guess(hana.email, 10);
    await age(hana.email, 0, 100);
    expect((await logIn(hana.email, password, { device: tamas })).status).toBe(422);
    expect((await logIn(hana.email, password, { device: `${tamas}~${hanas}` })).status).toBe(204);

    await resetByMail(hana);
    await guess(hana.email, 10);
    await age(hana.email, 0, 100);
    expect((await logIn(hana.email, chosen, { device: hanas })).status).toBe(422);
  });
});

test('eight right logins at once, of one person at one address, all get in', async () => {
  const { email } = await someone();
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => logIn(email, password, { address })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
});

test('forty right logins in a minute from one school all get in', async () => {
  const { email } = await someone();
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => logIn(email, password, { address })),
  );
  expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
});

test('a person who shares a computer with others is known there as well', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, someone));
  let device: string | undefined;
  for (const { email } of people) device = (await logIn(email, password, { device })).device;
  for (const { email } of people) {
    await guess(email, 10);
    expect((await logIn(email, password, { device })).status).toBe(204);
  }
});

test('an address of the network may ask for sixty links, and then is told to wait, beside the field', async () => {
  const address = newAddress();
  const ask = async () => post('/forgot-password', { email: await unknown() }, { address });
  for (let asked = 0; asked < 60; asked += 1) expect((await ask()).status).toBe(200);

  const { status, message, wait } = await ask();
  expect({ status, message }).toEqual({
    status: 422,
    message: `Too many links were requested. Please look for one in your email, or try again in ${wait} seconds.`,
  });
  expect((await post('/forgot-password', { email: await unknown() })).status).toBe(200);
});
