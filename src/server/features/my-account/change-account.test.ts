import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { changeEmail } from '#contract/my-account/my-account.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { auditEvents, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
});

const someone = (name = 'Hana') => world.person(name, 'mentor', { passwordHash });
const rowOf = async ({ uuid }: Person) => {
  const [row] = await world.db.select().from(users).where(eq(users.uuid, uuid));
  return row;
};
const move = (person: Person, email: string, current_password = password) =>
  world.as(person)(changeEmail, { body: { email, current_password } });

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `new.${addresses}@kura.example`;
};

test('name and language are changed, answered as they are now, and nothing else is', async () => {
  const person = await someone();
  const body = { name: ' Hana Rāwiri ', locale: 'mi', email: 'x@y.z', roles: ['admin'] } as const;

  const { status, reply } = await world.as(person)(changeProfile, { body });

  expect(status).toBe(200);
  expect(reply.user).toMatchObject({ name: 'Hana Rāwiri', locale: 'mi', email: person.email });
  expect(reply.user.roles).toEqual(['mentor']);
  expect(await rowOf(person)).toMatchObject({ name: 'Hana Rāwiri', locale: 'mi' });
});

test.each([
  [{ name: '', locale: 'en' }, { name: ['The name field is required.'] }],
  [{ name: 'Hana', locale: 'xx' }, { locale: ['The selected language is invalid.'] }],
  [
    { name: 'Ha\u0000na', locale: 'en' },
    { name: ['The name field holds a character that can’t be stored.'] },
  ],
])('%j is refused beside the field', async (body, errors) => {
  const person = await someone();
  expect((await world.as(person)(changeProfile, { body })).errors).toEqual(errors);
});

test('a new e-mail counts at once, has to be verified, and the old address gets a mail', async () => {
  const person = await someone();
  const email = newAddress();

  const { status, reply } = await move(person, email);
  await world.runJobs();

  expect(status).toBe(200);
  expect(reply.user).toMatchObject({ email, email_verified_at: null });
  const [warning] = await world.mailTo(person);
  expect(warning?.subject).toBe('Your email address was changed');
  const [link] = await world.mailTo({ ...person, email });
  expect(link?.subject).toBe('Verify your email address');
});

test('a missing current password is named as its box is', async () => {
  const { errors } = await world.as(await someone())(changeEmail, {
    body: { email: newAddress() },
  });
  expect(errors).toEqual({ current_password: ['The current password field is required.'] });
});

test('without the current password nothing is changed and nobody is mailed', async () => {
  const person = await someone();
  const { status, errors } = await move(person, newAddress(), 'a guess');
  await world.runJobs();

  expect({ status, errors }).toEqual({
    status: 422,
    errors: { current_password: ['The password is incorrect.'] },
  });
  expect(await rowOf(person)).toMatchObject({ email: person.email });
  expect((await rowOf(person))?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await world.mailTo(person)).toEqual([]);
});

test('the same e-mail again changes nothing', async () => {
  const person = await someone();
  const { reply } = await move(person, person.email);
  await world.runJobs();

  expect(reply.user.email_verified_at).not.toBeNull();
  expect(await world.mailTo(person)).toEqual([]);
});

test("somebody else's e-mail is taken, however it is written", async () => {
  const [person, other] = [await someone(), await someone('Tama')];
  const { status, errors } = await move(person, other.email.toUpperCase());
  expect({ status, errors }).toEqual({
    status: 422,
    errors: { email: ['The email has already been taken.'] },
  });
});

test('of ten who choose one e-mail at once, one gets it and nine are told it is taken', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => someone()));
  const email = newAddress();

  const answers = await Promise.all(people.map((person) => move(person, email)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(422)]);
  for (const { errors } of answers.filter(({ status }) => status === 422)) {
    expect(errors).toEqual({ email: ['The email has already been taken.'] });
  }
  await world.runJobs();
  expect(await world.mailTo({ uuid: '', name: '', email })).toHaveLength(1);
});

test('the history tells that an account was changed, and never a password', async () => {
  const person = await someone('Before');
  await world.as(person)(changeProfile, { body: { name: 'After', locale: 'en' } });
  await move(person, newAddress());

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, person.uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);

  expect(events.map(({ action, before }) => ({ action, before }))).toEqual([
    { action: 'user.changed', before: { name: 'Before', locale: 'en-NZ' } },
    { action: 'user.email-changed', before: null },
  ]);
  expect(JSON.stringify(events)).not.toContain('kōwhai');
});
