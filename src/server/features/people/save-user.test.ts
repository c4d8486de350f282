import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentUser, logIn } from '#contract/accounts/accounts.ts';
import { register } from '#contract/accounts/registration.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { areaIndex } from '#contract/learning/learning.ts';
import { showUser, storeUser, updateUser } from '#contract/people/people.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

type Body = CallInput<typeof storeUser>['body'];
type Changes = Partial<CallInput<typeof updateUser>['body']>;

let counter = 0;
const newEmail = () => `person${++counter}@kura.example`;
const store = (body: Partial<Body> = {}) =>
  world.as(admin)(storeUser, {
    body: { name: 'Hēmi Tūhoro', email: newEmail(), active: true, roles: ['mentor'], ...body },
  });
const update = ({ uuid, name, email }: Person, changes: Changes = {}, ifMatch?: string) =>
  world.as(admin)(
    updateUser,
    { body: { uuid, name, email, active: true, roles: ['mentor'], ...changes } },
    ifMatch === undefined ? {} : { ifMatch },
  );
const shown = async ({ uuid }: { uuid: string }) =>
  (await world.as(admin)(showUser, { params: { uuid } })).reply.user;
const historyOf = (subject: string) =>
  world.db
    .select({
      actor: auditEvents.actor,
      action: auditEvents.action,
      before: auditEvents.before,
      after: auditEvents.after,
    })
    .from(auditEvents)
    .where(eq(auditEvents.subject, subject))
    .orderBy(auditEvents.uuid);

const taken = { email: ['The email has already been taken.'] };

describe('storing a person', () => {
  test('answers them as they are shown, each role once', async () => {
    const email = 'Hemi+kura@Example.nz';
    const { status, reply } = await store({
      email,
      active: 1,
      roles: ['mentor', 'admin', 'mentor'],
    });

    expect(status).toBe(201);
    expect(reply.user).toMatchObject({
      name: 'Hēmi Tūhoro',
      email,
      active: true,
      email_verified_at: null,
      organisations: [],
      roles: [{ name: 'admin' }, { name: 'mentor' }],
    });
    expect(await shown(reply.user)).toEqual(reply.user);
  });

  test('is in the history, with who did it', async () => {
    const { reply } = await store({ email: 'told@kura.example' });
    const actor = admin.uuid;
    expect(await historyOf(reply.user.uuid)).toEqual([
      {
        actor,
        action: 'user.stored',
        before: null,
        after: { name: 'Hēmi Tūhoro', email: 'told@kura.example', active: true, roles: ['mentor'] },
      },
      { actor, action: 'user.invited', before: null, after: null },
    ]);
  });

  test.each([
    [{ name: '' }, { name: ['The name field is required.'] }],
    [{ email: 'no address' }, { email: ['The email field must be a valid email address.'] }],
    [{ roles: ['superuser'] }, { 'roles.0': ['The selected roles is invalid.'] }],
    [{ active: undefined }, { active: ['The active field is required.'] }],
  ])('%j is refused beside its field', async (body, errors) => {
    expect(await store(body as Partial<Body>)).toMatchObject({ status: 422, errors });
  });

  test('an e-mail is one person’s, however it is written and pasted', async () => {
    const email = newEmail();
    const { reply } = await store({ email: `\u202a${email.replace('@', '\u200b@')}\u00ad` });
    expect(reply.user.email).toBe(email);
    expect(await store({ email: email.toUpperCase() })).toMatchObject({
      status: 422,
      errors: taken,
    });
  });

  test('of twenty people stored with one e-mail at once, one succeeds and nineteen are refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = newEmail();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, one) =>
          store({ email: one % 2 ? email : email.toUpperCase() }),
        ),
      );
      const refused = answers.filter(({ status }) => status === 422);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(refused).toHaveLength(19);
      for (const { errors } of refused) expect(errors).toEqual(taken);
    }
  });
});

describe('changing a person', () => {
  test('answers them as they are now, and the history holds only what changed', async () => {
    const person = await world.person('Hana', 'mentor');
    const { status, reply } = await update(person, {
      uuid: person.uuid.toUpperCase(),
      name: 'Hana Rāwiri',
      roles: ['independent_learner', 'admin'],
    });

    expect(status).toBe(200);
    expect(reply.user).toMatchObject({
      name: 'Hana Rāwiri',
      roles: [{ name: 'admin' }, { name: 'independent_learner' }],
    });
    expect(await shown(person)).toEqual(reply.user);
    expect(await historyOf(person.uuid)).toEqual([
      {
        actor: admin.uuid,
        action: 'user.changed',
        before: { name: 'Hana', roles: ['mentor'] },
        after: { name: 'Hana Rāwiri', roles: ['admin', 'independent_learner'] },
      },
    ]);
  });

  test('saving what is there already changes nothing and is no history', async () => {
    const person = await world.person('Hana', 'mentor');
    const before = await shown(person);
    expect((await update(person)).reply.user).toEqual(before);
    expect(await historyOf(person.uuid)).toEqual([]);
  });

  test('roles that are left out stay as they are', async () => {
    const { uuid, name, email } = await world.person('Hana', ['admin', 'mentor']);
    const body = { uuid, name, email, active: true };
    const { reply } = await world.as(admin)(updateUser, { body });
    expect(reply.user.roles.map((role) => role.name)).toEqual(['admin', 'mentor']);
  });

  test('a role holds, and ends, at the next request', async () => {
    const person = await world.person('Hana');
    const mayRead = async () => (await world.as(person)(areaIndex, {})).status;

    expect(await mayRead()).toBe(403);
    await update(person, { roles: ['mentor'] });
    expect(await mayRead()).toBe(200);
    await update(person, { roles: [] });
    expect(await mayRead()).toBe(403);
  });

  test('somebody deactivated is logged out at their very next request, and stays out', async () => {
    const person = await world.person('Hana', 'mentor');
    expect((await world.as(person)(currentUser, {})).status).toBe(200);

    expect((await update(person, { active: false })).reply.user.active).toBe(false);
    expect((await world.as(person)(currentUser, {})).status).toBe(401);

    await update(person, { active: true });
    expect((await world.as(person)(currentUser, {})).status).toBe(401);
  });

  test('an e-mail that is somebody else’s is refused, one’s own in other letters is not', async () => {
    const other = await world.person('Tama');
    const person = await world.person('Hana', 'mentor');
    expect(await update(person, { email: other.email.toUpperCase() })).toMatchObject({
      status: 422,
      errors: taken,
    });
    const { status, reply } = await update(person, { email: person.email.toUpperCase() });
    expect({ status, verified: reply.user.email_verified_at !== null }).toEqual({
      status: 200,
      verified: true,
    });
  });

  test('of ten people changed to one e-mail at once, one succeeds and nine are refused', async () => {
    const email = newEmail();
    const people = await Promise.all(Array.from({ length: 10 }, () => world.person('Hana')));
    const answers = await Promise.all(people.map((person) => update(person, { email })));
    const refused = answers.filter(({ status }) => status === 422);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toHaveLength(9);
    for (const { errors } of refused) expect(errors).toEqual(taken);
  });

  test('an edit begun from an older version is refused with the present one', async () => {
    const person = await world.person('Hana', 'mentor');
    const { updated_at: seen } = await shown(person);
    const first = await update(person, { name: 'Hana the First' }, seen);
    const second = await update(person, { name: 'Hana the Second' }, seen);

    expect(first.status).toBe(200);
    expect(second).toMatchObject({
      status: 412,
      message: 'The user was changed since you opened it.',
      current: { user: first.reply.user },
    });
    expect(await shown(person)).toEqual(first.reply.user);
  });

  test.each([
    ['019a9f00-0000-7000-8000-00000000dead', 'The selected user is invalid.'],
    ['nobody', 'The uuid field must be a valid UUID.'],
  ])('%s in the body is refused, in the address it is not found', async (uuid, sentence) => {
    const gone = { uuid, name: 'Hana', email: newEmail() };
    expect(await update(gone)).toMatchObject({ status: 422, errors: { uuid: [sentence] } });
    expect((await world.as(admin)(showUser, { params: { uuid } })).status).toBe(404);
  });
});

test('somebody without a role opened by hand can’t log in before they set a password', async () => {
  const { reply } = await store({ roles: [] });
  const { email } = reply.user;
  const attempt = await world.asVisitor(logIn, {
    body: { email, password: 'any password at all' },
  });
  expect(attempt.errors).toEqual({ email: ['These credentials do not match our records.'] });
});

test('somebody registered and somebody stored can’t have the same e-mail', async () => {
  const email = newEmail();
  const password = 'tūī sing before the rain';
  const body = { name: 'Aroha', email, password, password_confirmation: password };
  expect((await world.asVisitor(register, { body })).status).toBe(204);
  expect(await store({ email })).toMatchObject({ status: 422, errors: taken });
  expect(await world.db.$count(users, eq(users.email, email))).toBe(1);
});
