import { beforeAll, describe, expect, test, vi } from 'vitest';
import { register, resetPassword, setUp } from '#contract/accounts/registration.ts';
import { changePassword } from '#contract/my-account/my-account.ts';
import { newWorld, type World } from '#testing/world.ts';
import { newPasswordLink } from './password-links.ts';
import { MAX_WAITING, passwordStrength } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

// Only in this thread, which answers requests: the thread for passwords loads its own modules.
vi.mock('@zxcvbn-ts/core', () => {
  throw new Error('A password is judged on the event loop');
});

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

const twice = (typed: string) => ({ password: typed, password_confirmation: typed });
let people = 0;
const someone = () => {
  people += 1;
  return { name: 'Hana', email: `someone${people}@kura.example` };
};

async function holderOfLink(strict = world) {
  const person = await strict.person('Hana Rāwiri', [], { passwordHash });
  const site = strict.settings.site;
  const options = { purpose: 'reset', now: new Date() } as const;
  const link = await newPasswordLink({ db: strict.db, site }, person, options);
  const [, token = ''] = /password-reset\/(\w+)/.exec(link) ?? [];
  return { email: person.email, token };
}

test('passwords are judged in a thread of their own', async () => {
  const { email, token } = await holderOfLink();
  const judged = [
    await world.asVisitor(register, { body: { ...someone(), ...twice('Password123!') } }),
    await world.asVisitor(register, { body: { ...someone(), ...twice(password) } }),
    await world.asVisitor(resetPassword, { body: { email, token, ...twice('Password123!') } }),
  ];
  expect(judged.map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
    [422, ['password']],
    [204, []],
    [422, ['password']],
  ]);
});

test('passwords over which zxcvbn takes longest, long ones that repeat, are refused', async () => {
  for (const typed of ['password'.repeat(16), 'abc'.repeat(40), `${'qwerty123456'.repeat(4)}!x`]) {
    const { status } = await world.asVisitor(register, { body: { ...someone(), ...twice(typed) } });
    expect({ typed, status }).toEqual({ typed, status: 422 });
  }
});

test('only the holder of a link has a password judged', async () => {
  const poor = twice('Password123!');
  const body = { ...someone(), token: 'made up', ...poor };

  const reset = await world.asVisitor(resetPassword, { body });
  const first = await world.asVisitor(setUp, { body });

  expect(Object.keys(reset.errors)).toEqual(['email']);
  expect(Object.keys(first.errors)).toEqual(['token']);
});

/** Keeps as many passwords waiting as may wait, until the returned function is called. */
function keepJudgeBusy() {
  let hasEnded = false;
  const again = async (): Promise<unknown> =>
    hasEnded || passwordStrength({ password: 'Password123!', own: [] }).then(again);
  const all = Promise.all(Array.from({ length: MAX_WAITING }, again));
  return async () => {
    hasEnded = true;
    await all;
  };
}

test('where too many passwords wait, the next is asked to come again in a moment', async () => {
  const body = { ...someone(), ...twice(password) };
  const end = keepJudgeBusy();
  const busy = await world.asVisitor(register, { body });
  await end();
  const later = await world.asVisitor(register, { body });

  expect([busy.status, busy.headers['retry-after'], later.status]).toEqual([429, '5', 204]);
});

describe('with limits', () => {
  const tries = (many: number) => Array.from({ length: many });
  const statuses = async (call: () => Promise<{ status: number }>, many: number) =>
    Promise.all(tries(many).map(async () => (await call()).status));
  const poor = twice('password');
  let strict: World;
  beforeAll(async () => {
    strict = await newWorld();
  });

  test('a link takes twenty passwords in a quarter of an hour, a made-up one takes none', async () => {
    const { email, token } = await holderOfLink(strict);
    const reset = (token: string) => () =>
      strict.asVisitor(resetPassword, { body: { email, token, ...poor } });

    await statuses(reset('made up'), 25);
    const answers = await statuses(reset(token), 21);

    expect(answers.toSorted()).toEqual([...Array(20).fill(422), 429]);
  });

  test('an account takes twenty passwords in a quarter of an hour, another its own', async () => {
    const [hana, mere] = [
      await strict.person('Hana', [], { passwordHash }),
      await strict.person('Mere', [], { passwordHash }),
    ];
    const change = (who: typeof hana) => () =>
      strict.as(who)(changePassword, { body: { current_password: password, ...poor } });
    const answers: number[] = [];
    for (const _ of tries(21)) answers.push((await change(hana)()).status);

    expect(answers).toEqual([...Array(20).fill(422), 429]);
    expect((await change(mere)()).status).toBe(422);
  });

  test('an address to be registered takes twenty, and a network has room for a school', async () => {
    const one = someone();
    const join = (who: typeof one) => () =>
      strict.asVisitor(register, { body: { ...who, ...poor } });

    expect((await statuses(join(one), 21)).toSorted()).toEqual([...Array(20).fill(422), 429]);
    expect((await join(someone())()).status).toBe(422);
    expect(await statuses(join(someone()), 40)).toContain(429);
  });
});
