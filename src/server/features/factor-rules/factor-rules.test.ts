import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { createToken } from '#contract/api-tokens/api-tokens.ts';
import {
  changeFactorRule,
  type FactorRule,
  factorRules,
} from '#contract/factor-rules/factor-rules.ts';
import { historyIndex } from '#contract/history/history.ts';
import { userRoles as roleWords, storeUser, updateUser } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import * as tables from '#server/schema/index.ts';
import { addApp } from '#testing/authenticator-app.ts';
import { browserOf } from '#testing/browser.ts';
import { giveFactor } from '#testing/give-factor.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);

let world: World;
let passwordHash: string;
let aroha: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
  aroha = await world.person('Aroha', 'admin', { passwordHash });
  await giveFactor(world, aroha.uuid);
});
beforeEach(async () => {
  for (const role of ['admin', 'mentor'] as const) await setRule(role, { secondFactor: 'off' });
});

type Values = Partial<typeof tables.factorRules.$inferInsert>;

const setRule = (role: Role, values: Values) =>
  world.db
    .update(tables.factorRules)
    .set({ graceDays: 0, requiredSince: null, newcomersSince: null, ...values })
    .where(eq(tables.factorRules.role, role));

const rules = async () => (await world.as(aroha)(factorRules, {})).reply.rules;
const ruleOf = async (role: Role) => (await rules()).find((rule) => rule.role === role);
const values = (rule: Partial<FactorRule> = {}) => ({
  role: 'mentor' as const,
  second_factor: 'required' as const,
  grace_days: 14,
  newcomers_at_once: false,
  ...rule,
});
const change = (rule: Partial<FactorRule>, by = aroha, version?: string) =>
  world.as(by)(
    changeFactorRule,
    { body: values(rule) },
    version === undefined ? {} : { headers: { 'if-match': version } },
  );

const asked = async (person: Person) => (await world.as(person)(currentUser, {})).reply;
/** A call that needs a role: 200, or 403 while a factor has to be set up first. */
const works = async (person: Person) => (await world.as(person)(roleWords, {})).status;

test('from the start administrators and staff are asked, and new administrators need it at once', async () => {
  const fresh = await newWorld();
  const admin = await fresh.person('Hana', 'admin');
  const { reply } = await fresh.as(admin)(factorRules, {});
  const set = reply.rules.map((rule) => [rule.role, rule.second_factor, rule.newcomers_at_once]);
  expect(set).toEqual([
    ['admin', 'asked', true],
    ['learning_designer', 'asked', false],
    ['mentor', 'asked', false],
    ['independent_learner', 'off', false],
    ['organisation_admin', 'asked', false],
    ['organisation_mentor', 'asked', false],
    ['organisation_viewer', 'asked', false],
  ]);
  // The first one came by the link of the machine, and is the way back in for everybody.
  expect((await fresh.as(admin)(currentUser, {})).reply.second_factor).toEqual({
    rule: 'asked',
    by: null,
  });
});

test('a rule says how many have the role, and how many of them a factor', async () => {
  const before = await ruleOf('mentor');
  const [mere] = [await world.person('Mere', 'mentor'), await world.person('Tama', 'mentor')];
  await giveFactor(world, mere.uuid);
  await world.person('Gone', 'mentor', { active: false });
  const after = await ruleOf('mentor');
  expect([(after?.people ?? 0) - (before?.people ?? 0), after?.with_factor]).toEqual([
    2,
    (before?.with_factor ?? 0) + 1,
  ]);
  // Each role has its own number: that of another does not rise with it.
  expect((await ruleOf('learning_designer'))?.people).toBe(0);
});

test('off, asked and required: what a mentor hears of it, and until when', async () => {
  const mere = await world.person('Mere', 'mentor');
  expect(await asked(mere)).not.toHaveProperty('second_factor');

  await change({ second_factor: 'asked' });
  expect((await asked(mere)).second_factor).toEqual({ rule: 'asked', by: null });

  const { reply } = await change({ grace_days: 3 });
  const since = reply.rule.required_since ?? '';
  const by = new Date(Date.parse(since) + 3 * DAY).toISOString();
  expect((await asked(mere)).second_factor).toEqual({ rule: 'required', by });

  await giveFactor(world, mere.uuid);
  expect(await asked(mere)).not.toHaveProperty('second_factor');
});

test('grace runs from the day someone gets the role, and ends with the role', async () => {
  await setRule('admin', { secondFactor: 'required', requiredSince: ago(9 * DAY), graceDays: 7 });
  const tama = await world.person('Tama', 'mentor');
  const body = { uuid: tama.uuid, name: tama.name, email: tama.email };
  await world.as(aroha)(updateUser, { body: { ...body, roles: ['mentor', 'admin'] } });
  expect(await works(tama)).toBe(200);
  const by = Date.parse((await asked(tama)).second_factor?.by ?? '');
  expect(Math.round((by - Date.now()) / DAY)).toBe(7);

  const isTheirs = and(eq(tables.userRoles.user, tama.uuid), eq(tables.userRoles.role, 'admin'));
  await world.db
    .update(tables.userRoles)
    .set({ grantedAt: ago(8 * DAY) })
    .where(isTheirs);
  expect(await works(tama)).toBe(403);

  await world.as(aroha)(updateUser, { body: { ...body, roles: ['mentor'] } });
  expect(await asked(tama)).not.toHaveProperty('second_factor');
});

test('a new administrator sets it up before anything else, and then everything is open', async () => {
  await setRule('admin', { secondFactor: 'asked', newcomersSince: ago(DAY) });
  const email = `${newUuid()}@school.example`;
  const { reply } = await world.as(aroha)(storeUser, {
    body: { name: 'Māia Ngāti', email, active: false, roles: ['admin'] },
  });
  const isHers = eq(tables.users.uuid, reply.user.uuid);
  const set = { passwordHash, active: true, emailVerifiedAt: new Date() };
  await world.db.update(tables.users).set(set).where(isHers);
  const browser = browserOf(world.app);
  // As ever for a client that knows nothing of this.
  expect((await browser.post('/login', { email, password })).statusCode).toBe(204);
  const refused = await browser.get('/api/admin/user/roles');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    {
      message: 'Your role needs two-step login. Set it up to continue.',
      two_factor_required: true,
    },
  ]);
  await addApp(browser, password);
  expect((await browser.get('/api/admin/user/roles')).statusCode).toBe(200);

  // The last one stays, or she would shut herself out.
  const { factors } = (await browser.get('/api/account/factors')).json();
  const removal = { uuid: factors[0].uuid, current_password: password };
  const removed = await browser.post('/api/account/factors/remove', removal);
  expect([removed.statusCode, removed.json().errors]).toEqual([
    422,
    { uuid: ['Your role needs two-step login, so your last second step has to stay.'] },
  ]);
});

test('an API token opens nothing that a login of its owner would not', async () => {
  const mere = await world.person('Mere', 'admin', { passwordHash });
  const body = {
    kind: 'personal' as const,
    name: 'Script',
    permissions: ['people.manage' as const],
    days: 1,
    current_password: password,
  };
  const { reply } = await world.as(mere)(createToken, { body });
  const headers = { authorization: `Bearer ${reply.secret}` };
  const use = () => world.app.inject({ url: '/api/admin/user/index', headers });
  expect((await use()).statusCode).toBe(200);
  await setRule('admin', { secondFactor: 'required', requiredSince: ago(1) });
  expect((await use()).json()).toMatchObject({ two_factor_required: true });
  await giveFactor(world, mere.uuid);
  expect((await use()).statusCode).toBe(200);
});

test('nobody requires at once what they have not done themselves', async () => {
  const mere = await world.person('Mere', 'admin');
  const refused = await change({ role: 'admin', grace_days: 0 }, mere);
  expect([refused.status, refused.errors]).toEqual([
    422,
    {
      second_factor: [
        'With this you’d have to set up two-step login at once yourself. Do that first, in My account.',
      ],
    },
  ]);
  expect(await ruleOf('admin')).toMatchObject({ second_factor: 'off' });
  expect((await change({ role: 'admin', grace_days: 1 }, mere)).status).toBe(200);
});

test('of two who change a rule at once, one is told, and the history has who, whose and what', async () => {
  const version = (await ruleOf('mentor'))?.updated_at ?? '';
  const answers = await Promise.all(
    [3, 5].map((days) => change({ grace_days: days }, aroha, version)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);

  const query = { action: 'factor-rule.changed' };
  const [event] = (await world.as(aroha)(historyIndex, { query })).reply.history.data;
  expect(event).toMatchObject({
    actor: { uuid: aroha.uuid },
    subject: { name: { words: '“Mentor”' } },
  });
  expect(JSON.stringify(event?.changes)).toContain('Required');
});

test.each([-1, 91, 1.5])('%d days of grace are none that can be set', async (grace_days) => {
  const { status, errors } = await change({ grace_days });
  expect([status, Object.keys(errors)]).toEqual([422, ['grace_days']]);
});

test('a session of somebody who needs a factor ends after a day, and after an idle hour', async () => {
  await setRule('mentor', { secondFactor: 'required', requiredSince: ago(1) });
  const remembered = async (
    person: Person,
    moved: Partial<typeof tables.sessions.$inferInsert>,
  ) => {
    await giveFactor(world, person.uuid);
    await world.as(person)(currentUser, {});
    const isTheirs = eq(tables.sessions.user, person.uuid);
    await world.db
      .update(tables.sessions)
      .set({ remember: true, ...moved })
      .where(isTheirs);
    return (await world.as(person)(currentUser, {})).status;
  };
  const mentor = () => world.person('Mere', 'mentor');
  const learner = () => world.person('Tama', 'independent_learner');
  const [hour, day] = [{ lastSeenAt: ago(61 * 60_000) }, { createdAt: ago(25 * HOUR) }];
  expect(await remembered(await mentor(), { lastSeenAt: ago(59 * 60_000) })).toBe(200);
  expect(await remembered(await mentor(), { createdAt: ago(23 * HOUR) })).toBe(200);
  expect(await remembered(await mentor(), hour)).toBe(401);
  expect(await remembered(await mentor(), day)).toBe(401);
  expect(await remembered(await learner(), { ...hour, ...day })).toBe(200);
});
