import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentUser, logIn } from '#contract/accounts/accounts.ts';
import { forgotPassword, register, resetPassword } from '#contract/accounts/registration.ts';
import { updateUser } from '#contract/people/people.ts';
import type { Role } from '#contract/permissions.ts';
import { importing } from '#server/features/imports/imports.test-support.ts';
import { sessions, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const strangers = 'kererū in the kōwhai';
const owners = 'tūī sing before the rain';
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Mere', 'admin');
});

let counter = 0;

/** Somebody registers with the address of a head teacher, whose mail they cannot read. */
async function squatted(): Promise<Person> {
  const [name, email] = ['Head', `head${++counter}@school.example`];
  const password = { password: strangers, password_confirmation: strangers };
  await world.asVisitor(register, { body: { name, email, ...password } });
  await world.runJobs();
  const [row] = await world.db.select().from(users).where(eq(users.email, email));
  return { uuid: row?.uuid ?? '', name, email };
}

const give = ({ uuid, name, email }: Person, roles: Role[], active = true) =>
  world.as(admin)(updateUser, { body: { uuid, name, email, active, roles } });

const mayLogIn = async ({ email }: Person, password: string) =>
  (await world.asVisitor(logIn, { body: { email, password } })).status === 204;

const sessionsOf = ({ uuid }: Person) => world.db.$count(sessions, eq(sessions.user, uuid));
const subjectsTo = async (person: Person) =>
  (await world.mailTo(person)).map(({ subject }) => subject);

async function followMail(person: Person) {
  const mails = await world.mailTo(person);
  const links = mails.flatMap(({ text = '' }) => /password-reset\/(\w+)\?/.exec(text)?.[1] ?? []);
  const body = { email: person.email, password: owners, password_confirmation: owners };
  const answers = await Promise.all(
    links.map((token) => world.asVisitor(resetPassword, { body: { ...body, token } })),
  );
  return answers.filter(({ status }) => status === 200).length;
}

describe('a role for an address that nobody has proved to be theirs', () => {
  test('ends the password and the sessions of whoever registered with it', async () => {
    const head = await squatted();
    expect(await sessionsOf(head)).toBe(1);

    const { reply } = await give(head, ['mentor']);
    await world.runJobs();

    expect(await sessionsOf(head)).toBe(0);
    expect(await mayLogIn(head, strangers)).toBe(false);
    expect(reply.user).toMatchObject({
      has_password: false,
      email_verified_at: null,
      roles: [{ name: 'mentor' }],
      invited_at: expect.stringMatching(/Z$/),
    });
  });

  test('holds for the owner of the mailbox, who chooses a password by the invitation', async () => {
    const head = await squatted();
    await give(head, ['mentor']);
    await world.runJobs();

    expect(await subjectsTo(head)).toContain('Welcome to Stepwise');
    expect(await followMail(head)).toBe(1);

    expect(await mayLogIn(head, owners)).toBe(true);
    const { reply } = await world.as(head)(currentUser, {});
    expect(reply).toMatchObject({
      roles: ['mentor'],
      email_verified_at: expect.stringMatching(/Z$/),
    });
  });

  test('given to an account that is switched off ends the password, and mails nobody', async () => {
    const head = await squatted();
    await give(head, ['mentor'], false);
    await world.runJobs();
    expect(await subjectsTo(head)).not.toContain('Welcome to Stepwise');

    await give(head, ['mentor'], true);
    expect(await mayLogIn(head, strangers)).toBe(false);
  });

  test('is given at the same time as the address: that one has to be proved', async () => {
    const stranger = await squatted();
    const verified = { emailVerifiedAt: new Date() };
    await world.db.update(users).set(verified).where(eq(users.uuid, stranger.uuid));
    const head = { ...stranger, email: `real.${stranger.email}` };

    await give(head, ['mentor']);
    await world.runJobs();

    expect(await mayLogIn(head, strangers)).toBe(false);
    expect(await subjectsTo(head)).toEqual(['Welcome to Stepwise']);
  });
});

test('an address that was proved by a mailed password keeps it, and gets the role', async () => {
  const head = await squatted();
  await world.asVisitor(forgotPassword, { body: { email: head.email } });
  await world.runJobs();
  expect(await followMail(head)).toBe(1);

  await give(head, ['mentor']);
  await world.runJobs();

  expect(await mayLogIn(head, owners)).toBe(true);
  expect(await subjectsTo(head)).not.toContain('Welcome to Stepwise');
});

test('a change that gives no role leaves the password of an unproved address alone', async () => {
  const head = await squatted();
  await give({ ...head, name: 'Tumuaki' }, []);
  expect(await mayLogIn(head, strangers)).toBe(true);
});

describe('an import that would give the role', () => {
  const header = ['Name', 'Email', 'Roles'];
  const rowOf = ({ name, email }: Person) => [name, email, 'Mentor'];

  test('says so before and after, invites anew and shuts the stranger out', async () => {
    const files = importing(world, admin);
    const head = await squatted();

    const { uuid, invitations } = await files.takeRows([header, rowOf(head)]);
    const changes = [
      { field: 'Roles', from: '', to: 'Mentor' },
      {
        field: 'Password',
        from: 'the current one',
        to: expect.stringMatching(/^chosen again through an invitation to this address/),
      },
    ];
    expect(invitations).toBe(1);
    expect(await files.rows(uuid)).toMatchObject([{ outcome: 'update', changes }]);
    expect(await mayLogIn(head, strangers)).toBe(true);

    await files.confirm(uuid);

    expect(await files.rows(uuid)).toMatchObject([{ outcome: 'update', written: true, changes }]);
    expect(await mayLogIn(head, strangers)).toBe(false);
    expect(await subjectsTo(head)).toContain('Welcome to Stepwise');
    expect(await followMail(head)).toBe(1);
    expect(await mayLogIn(head, owners)).toBe(true);
  });

  test('mails nobody where no invitations are wanted, and shuts the stranger out all the same', async () => {
    const files = importing(world, admin);
    const head = await squatted();
    const { uuid } = await files.takeRows([header, rowOf(head)]);

    await files.confirm(uuid, false);

    expect(await subjectsTo(head)).not.toContain('Welcome to Stepwise');
    expect(await mayLogIn(head, strangers)).toBe(false);
  });

  test('does what was shown and nothing else, if the address is proved meanwhile', async () => {
    const files = importing(world, admin);
    const head = await squatted();
    const { uuid } = await files.takeRows([header, rowOf(head)]);
    const proved = { emailVerifiedAt: new Date() };
    await world.db.update(users).set(proved).where(eq(users.uuid, head.uuid));

    await files.confirm(uuid);

    expect(await files.rows(uuid)).toMatchObject([{ outcome: 'problem', written: false }]);
    expect(await mayLogIn(head, strangers)).toBe(true);
  });
});
