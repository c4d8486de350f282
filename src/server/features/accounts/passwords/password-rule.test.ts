import { beforeAll, expect, test } from 'vitest';
import { logIn } from '#contract/accounts/accounts.ts';
import { register } from '#contract/accounts/registration.ts';
import { newWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off', APP_NAME: 'Pīwakawaka' });
});

let people = 0;
const person = (traits: { name?: string; email?: string } = {}) => {
  people += 1;
  return { name: 'Māia Tūhoro', email: `someone${people}@kura.example`, ...traits };
};

async function choose(password: string, traits = {}) {
  const body = { ...person(traits), password, password_confirmation: password };
  const { status, errors } = await world.asVisitor(register, { body });
  return { status, messages: errors.password ?? [] };
}

async function mayLogIn(email: string, password: string) {
  const { status } = await world.asVisitor(logIn, { body: { email, password } });
  return status === 204;
}

const tooShort = ['The password field must be at least 8 characters.'];
const tooLong = ['The password field must not be greater than 128 characters.'];
const long = 'kāka tūī ruru weka moa ';

test.each([
  ['seven characters', 'ū7#kR9w', tooShort],
  ['seven emoji, which are many more bytes', '🌿🪶🐦🍃🌊🔥🍀', tooShort],
  ['nine characters', 'ū7#kR9wQ4', []],
  ['eight emoji', '🌿🪶🐦🍃🌊🔥🍀🌋', []],
  ['128 characters', `${long.repeat(5)}takahē kākāpō`.padEnd(128, 'x').slice(0, 128), []],
  ['128 emoji', '🌿🪶🐦🍃🌊🔥🍀🌋'.repeat(16), []],
  ['129 characters', `${long.repeat(6)}`.slice(0, 129), tooLong],
])('a password of %s', async (_, password, messages) => {
  expect(await choose(password)).toEqual({ status: messages.length > 0 ? 422 : 204, messages });
});

test.each([
  'password',
  'Password123!',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'aaaaaaaaaaaa',
  'abcdefgh',
  'letmein1',
  'newzealand',
])('%s is refused, with a sentence that helps', async (password) => {
  const { status, messages } = await choose(password);
  expect(status).toBe(422);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/^This password is too easy to guess\. \S.+\.$/);
  expect(messages[0]).not.toMatch(/undefined|null| {2}/);
});

const sentences = {
  name: 'Please choose a password without your name in it.',
  email: 'Please choose a password without your email address in it.',
  product: 'Please choose a password without the name Pīwakawaka in it.',
};

test.each([
  ['the name', 'xk9 TŪHORO wander', sentences.name],
  ['the name without its macrons', 'xk9 tuhoro wander', sentences.name],
  ['the name as another keyboard types it', 'xk9 Māia wander'.normalize('NFD'), sentences.name],
  ['the e-mail', 'xk9 weavers wander', sentences.email],
  ["the product's name", 'xk9 pīwakawaka wander', sentences.product],
  ["the product's name without macrons", 'xk9 PIWAKAWAKA wander', sentences.product],
])('a password with %s in it is refused, and says which', async (_, password, sentence) => {
  const email = `harakeke.weavers.${people}@kura.example`;
  expect(await choose(password, { email })).toEqual({ status: 422, messages: [sentence] });
});

test('a space at either end is part of the password', async () => {
  const { email, name } = person();
  const password = '  kererū in the kōwhai ';
  const body = { name, email, password, password_confirmation: password };
  expect((await world.asVisitor(register, { body })).status).toBe(204);

  expect(await mayLogIn(email, password.trim())).toBe(false);
  expect(await mayLogIn(email, password.trimEnd())).toBe(false);
  expect(await mayLogIn(email, password)).toBe(true);
});

test('a space more or less makes the two typings differ', async () => {
  const password = 'kererū in the kōwhai';
  const body = { ...person(), password, password_confirmation: `${password} ` };
  const { errors } = await world.asVisitor(register, { body });
  expect(errors).toEqual({ password: ['The password field confirmation does not match.'] });
});

test('a password with macrons logs in from any keyboard, and only with them', async () => {
  const { email, name } = person();
  const password = 'kererū in the kōwhai';
  const typed = password.normalize('NFD');
  await world.asVisitor(register, {
    body: { name, email, password: typed, password_confirmation: typed },
  });

  expect(await mayLogIn(email, password)).toBe(true);
  expect(await mayLogIn(email, typed)).toBe(true);
  expect(await mayLogIn(email, 'kereru in the kowhai')).toBe(false);
});

test.each(['İpek.Yılmaz@kura.example', 'ΟΔΥΣΣΕΥΣ@kura.example', 'MĀIA@kura.example'])(
  'whoever registers as %s logs in as that',
  async (email) => {
    const password = 'kererū in the kōwhai';
    const body = { name: 'Ana', email, password, password_confirmation: password };
    expect((await world.asVisitor(register, { body })).status).toBe(204);
    expect(await mayLogIn(email, password)).toBe(true);
  },
);
