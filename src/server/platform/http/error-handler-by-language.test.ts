import { beforeAll, expect, test } from 'vitest';
import { currentUser, logIn } from '#contract/accounts/accounts.ts';
import { setUp } from '#contract/accounts/registration.ts';
import { userIndex } from '#contract/people/people.ts';
import { english } from '#messages/localizer.ts';
import { newWorld, type World } from '#testing/world.ts';
import { startMaintenance } from './protection/maintenance.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

type Headers = Record<string, string>;
const inTeReo = { 'accept-language': 'mi' };
const noMail = { body: { email: 'nonsense', password: '' } };

const refusedLogIn = async (headers: Headers) =>
  (await world.asVisitor(logIn, noMail, { headers })).reply;

const inEnglish = {
  message: 'The email field must be a valid email address. (and 1 more error)',
  errors: {
    email: ['The email field must be a valid email address.'],
    password: ['The password field is required.'],
  },
};

test('an error in te reo tells the language of each message, since some are not translated', async () => {
  expect(await refusedLogIn(inTeReo)).toEqual({
    message: inEnglish.message,
    errors: { email: inEnglish.errors.email, password: ['Ka hiahiatia te kupuhipa'] },
    locales: { message: english, errors: { email: [english], password: ['mi'] } },
  });
});

test('an error in English holds the messages alone', async () => {
  expect(await refusedLogIn({})).toEqual(inEnglish);
  expect(await refusedLogIn({ 'accept-language': 'en-GB, mi;q=0.9' })).toEqual(inEnglish);
});

const refused: [status: number, message: string, by: (headers: Headers) => Promise<Answered>][] = [
  [401, 'Unauthenticated.', (headers) => world.asVisitor(currentUser, {}, { headers })],
  [403, 'This action is unauthorized.', notAllowed],
  [404, 'Not found.', unknownAddress],
  [
    419,
    'CSRF token mismatch.',
    (headers) => world.asVisitor(logIn, noMail, { headers: { ...headers, 'x-xsrf-token': 'x' } }),
  ],
  [429, 'Too Many Attempts.', tooManyTries],
  [503, 'Service Unavailable', whileClosed],
];

type Answered = { status: number; reply: unknown; headers: Record<string, unknown> };

/** The language of a profile comes before that of the browser. */
async function notAllowed({ 'accept-language': locale = english }: Headers): Promise<Answered> {
  const learner = await world.person('Hana', 'independent_learner', { locale });
  return world.as(learner)(userIndex, { query: {} });
}

async function unknownAddress(headers: Headers): Promise<Answered> {
  const answer = await world.app.inject({ url: '/api/nowhere', headers });
  return { status: answer.statusCode, reply: answer.json(), headers: answer.headers };
}

async function tooManyTries(headers: Headers): Promise<Answered> {
  const body = { token: '', name: '', email: '', password: '', password_confirmation: '' };
  const allowed = setUp.limit?.tries ?? 0;
  for (let tries = 0; tries < allowed; tries += 1) await world.asVisitor(setUp, { body });
  return world.asVisitor(setUp, { body }, { headers });
}

async function whileClosed(headers: Headers): Promise<Answered> {
  const shut = await newWorld();
  await startMaintenance(shut.db, new Date());
  const answer = () => shut.asVisitor(currentUser, {}, { headers });
  // A node looks once a second whether it is closed.
  await expect.poll(async () => (await answer()).status).toBe(503);
  return answer();
}

test.each(refused)(
  'a %i tells the language of its messages, except in English',
  async (status, message, by) => {
    const answer = await by(inTeReo);
    expect(answer.status).toBe(status);
    expect(answer.reply).toEqual({ message, locales: { message: english } });
    expect(answer.headers['content-language']).toBe(english);

    expect((await by({})).reply).toEqual({ message });
  },
);
