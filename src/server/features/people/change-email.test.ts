import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentUser } from '#contract/accounts/accounts.ts';
import { resetPassword } from '#contract/accounts/registration.ts';
import { sendPasswordReset, showUser, storeUser, updateUser } from '#contract/people/people.ts';
import { passwordTokens } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

let counter = 0;
const newEmail = () => `moved${++counter}@kura.example`;

async function move({ uuid, name }: { uuid: string; name: string }, email: string, active = true) {
  const body = { uuid, name, email, active, roles: [] };
  const { reply } = await world.as(admin)(updateUser, { body });
  await world.runJobs();
  return reply.user;
}

const subjectsTo = async (email: string) =>
  (await world.mailTo({ uuid: '', name: '', email })).map(({ subject }) => subject);

const openLinks = (uuid: string) => world.db.$count(passwordTokens, eq(passwordTokens.user, uuid));

describe('a new e-mail', () => {
  test('has to be verified before the person can go on', async () => {
    const person = await world.person('Hana', [], { passwordHash: 'set' });
    const email = newEmail();

    expect(await move(person, email)).toMatchObject({ email, email_verified_at: null });
    expect(await subjectsTo(email)).toEqual(['Verify your email address']);
    expect(await subjectsTo(person.email)).toEqual(['Your email address was changed']);
  });

  test('makes an open link worthless, whoever holds it', async () => {
    const person = await world.person('Hana', [], { passwordHash: 'set' });
    await world.as(admin)(sendPasswordReset, { body: { uuid: person.uuid } });
    await world.runJobs();
    const [mail] = await world.mailTo(person);
    const [, token = ''] = /password-reset\/(\w+)\?/.exec(mail?.text ?? '') ?? [];
    const email = newEmail();
    await move(person, email);

    expect(await openLinks(person.uuid)).toBe(0);
    const password = 'tūī sing before the rain';
    const { status } = await world.asVisitor(resetPassword, {
      body: { email, token, password, password_confirmation: password },
    });
    expect(status).toBe(422);
  });

  test('of somebody invited gets a new invitation, which verifies it', async () => {
    const body = { name: 'Tama', email: newEmail(), active: true, roles: [] };
    const { reply } = await world.as(admin)(storeUser, { body });
    await world.runJobs();
    const email = newEmail();
    await move(reply.user, email);

    expect(await subjectsTo(email)).toEqual(['Welcome to Stepwise']);
    expect(await openLinks(reply.user.uuid)).toBe(1);
  });

  test('of somebody inactive mails them nothing that could not be used', async () => {
    const person = await world.person('Hana', [], { passwordHash: 'set', active: false });
    const email = newEmail();
    await move(person, email, false);
    expect(await subjectsTo(email)).toEqual([]);
    expect(await subjectsTo(person.email)).toEqual(['Your email address was changed']);
  });
});

test('an e-mail written in other letters stays verified, and mails nobody', async () => {
  const person = await world.person('Hana', [], { email: 'hana@kura.example' });
  const { email, email_verified_at } = await move(person, 'Hana@Kura.example');
  expect({ email, isVerified: email_verified_at !== null }).toEqual({
    email: 'Hana@Kura.example',
    isVerified: true,
  });
  expect(await subjectsTo('hana@kura.example')).toEqual([]);
});

test('whoever is logged in meanwhile has to verify at their next request', async () => {
  const person = await world.person('Hana', 'admin', { passwordHash: 'set' });
  const other = { params: { uuid: admin.uuid } };
  expect((await world.as(person)(showUser, other)).status).toBe(200);
  const body = { uuid: person.uuid, name: 'Hana', email: newEmail(), active: true };
  await world.as(admin)(updateUser, { body: { ...body, roles: ['admin'] } });
  expect((await world.as(person)(showUser, other)).status).toBe(409);
  expect((await world.as(person)(currentUser, {})).reply.email).toBe(body.email);
});
