import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { currentUser, logIn } from '#contract/accounts/accounts.ts';
import { forgotPassword, resetPassword } from '#contract/accounts/registration.ts';
import { inviteUser, storeUser, updateUser, userIndex } from '#contract/people/people.ts';
import { auditEvents, passwordTokens, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const chosen = 'tūī sing before the rain';
let world: World;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({
    RATE_LIMITS: 'off',
    APP_URL: 'http://api.test',
    WEB_ORIGIN: 'http://web.test',
  });
  admin = await world.person('Mere', 'admin');
});

let counter = 0;

/** Somebody invited just now, whose mail has arrived. */
async function invited({ active = true } = {}) {
  const body = { name: 'Hēmi Tūhoro', email: `hemi+${++counter}@kura.example`, active, roles: [] };
  const { reply } = await world.as(admin)(storeUser, { body });
  await world.runJobs();
  return reply.user;
}

const invite = ({ uuid }: { uuid: string }) => world.as(admin)(inviteUser, { body: { uuid } });

const linksTo = async (person: Person) =>
  (await world.mailTo(person)).flatMap(({ text = '' }) => [
    ...(/https?:\S+password-reset\S+/.exec(text) ?? []),
  ]);

async function newestToken(person: Person): Promise<string> {
  const hash = await tokenHash(person);
  const tokens = (await linksTo(person)).map((link) => new URL(link).pathname.split('/')[2] ?? '');
  const digests = await Promise.all(
    tokens.map(async (token) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token))),
    ),
  );
  return tokens[digests.findIndex((digest) => hash?.equals(digest))] ?? '';
}

async function tokenHash({ uuid }: { uuid: string }) {
  const [row] = await world.db.select().from(passwordTokens).where(eq(passwordTokens.user, uuid));
  return row?.tokenHash;
}

const accept = ({ email }: { email: string }, token: string) =>
  world.asVisitor(resetPassword, {
    body: { email, token, password: chosen, password_confirmation: chosen },
  });

const invalid = { email: ['This password reset token is invalid.'] };

async function ageBy(person: { uuid: string }, age: { days: number; minutes: number }) {
  await world.db
    .update(passwordTokens)
    .set({
      expiresAt: sql`${passwordTokens.expiresAt}
        - make_interval(days => ${age.days}::int, mins => ${age.minutes}::int)`,
    })
    .where(eq(passwordTokens.user, person.uuid));
}

describe('a person who is added', () => {
  test('gets a mail with a link that sets the password, verifies the e-mail and lets them in', async () => {
    const person = await invited();
    const [link = ''] = await linksTo(person);

    expect(link).toMatch(/^http:\/\/web\.test\/password-reset\/[0-9a-f]{64}\?/);
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      email: person.email,
      invitation: '1',
    });
    expect(link).toContain(`?email=${encodeURIComponent(person.email)}&invitation=1`);
    expect((await accept(person, await newestToken(person))).status).toBe(200);

    const { status } = await world.asVisitor(logIn, {
      body: { email: person.email, password: chosen },
    });
    const { reply } = await world.as(person)(currentUser, {});
    expect({ status, verified: reply.email_verified_at }).toEqual({
      status: 204,
      verified: expect.stringMatching(/Z$/),
    });
  });

  test('is told in that mail what is stored about them, why, and what they may do', async () => {
    const [mail] = await world.mailTo(await invited());
    expect(mail?.subject).toBe('Welcome to Stepwise');
    for (const words of [
      'seven days',
      'name and email address',
      'Privacy Act 2020',
      'My account',
    ]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
  });

  test('is listed as invited until they set a password', async () => {
    const person = await invited();
    const isListed = async () => {
      const query = { invited: true, sort: '-created_at' } as const;
      const { reply } = await world.as(admin)(userIndex, { query });
      return reply.users.data.find(({ uuid }) => uuid === person.uuid);
    };
    expect(await isListed()).toMatchObject({
      invited_at: expect.stringMatching(/Z$/),
      email_verified_at: null,
    });
    await accept(person, await newestToken(person));
    expect(await isListed()).toBeUndefined();
  });

  test('as not active gets no mail until they are active and invited', async () => {
    const person = await invited({ active: false });
    expect(person.invited_at).toBeNull();
    expect(await world.mailTo(person)).toEqual([]);
    expect(await invite(person)).toMatchObject({
      status: 422,
      message: 'Hēmi Tūhoro isn’t active, so they couldn’t use an invitation.',
    });

    const { uuid, name, email } = person;
    await world.as(admin)(updateUser, { body: { uuid, name, email, active: true, roles: [] } });
    expect((await invite(person)).status).toBe(200);
    await world.runJobs();
    expect(await world.mailTo(person)).toHaveLength(1);
  });
});

describe('the link of an invitation', () => {
  test.each([
    ['a minute before its seven days are over', { days: 6, minutes: 24 * 60 - 1 }, 200],
    ['a minute after its seven days', { days: 7, minutes: 1 }, 422],
  ])('%s is worth something or not', async (_, age, expected) => {
    const person = await invited();
    const token = await newestToken(person);
    await ageBy(person, age);
    expect((await accept(person, token)).status).toBe(expected);
  });

  test('is good once', async () => {
    const person = await invited();
    const token = await newestToken(person);
    expect((await accept(person, token)).status).toBe(200);
    expect(await accept(person, token)).toMatchObject({ status: 422, errors: invalid });
  });

  test('is replaced by a newer one', async () => {
    const person = await invited();
    const old = await newestToken(person);
    const { status, reply } = await invite(person);
    await world.runJobs();
    const fresh = await newestToken(person);

    expect(status).toBe(200);
    expect(new Date(reply.user.invited_at ?? 0) > new Date(person.invited_at ?? 0)).toBe(true);
    expect(reply.user.updated_at).toBe(person.updated_at);
    expect(await accept(person, old)).toMatchObject({ errors: invalid });
    expect((await accept(person, fresh)).status).toBe(200);
  });

  test('stays good when anybody says they forgot the password, and ends with a new one', async () => {
    const person = await invited();
    const token = await newestToken(person);
    await world.asVisitor(forgotPassword, { body: { email: person.email } });
    await world.runJobs();
    expect(await world.mailTo(person)).toHaveLength(2);

    expect((await accept(person, token)).status).toBe(200);
    expect(await world.db.$count(passwordTokens, eq(passwordTokens.user, person.uuid))).toBe(0);
  });

  test('is worth nothing once the person is deactivated', async () => {
    const person = await invited();
    const token = await newestToken(person);
    await world.db.update(users).set({ active: false }).where(eq(users.uuid, person.uuid));
    expect(await accept(person, token)).toMatchObject({ errors: invalid });
  });

  test('is stored as a hash only, and stands in no job and no history', async () => {
    const person = await invited();
    const token = await newestToken(person);
    const jobs = await world.database.pool.query('select * from pgboss.job');
    const events = await world.db.select().from(auditEvents);
    const tokens = await world.db.select().from(passwordTokens);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([jobs.rows, events, tokens])).not.toContain(token);
  });
});

describe('inviting again', () => {
  test('somebody who has set a password is refused', async () => {
    const person = await invited();
    await accept(person, await newestToken(person));
    expect(await invite(person)).toMatchObject({
      status: 422,
      errors: { uuid: ['Hēmi Tūhoro has already set a password.'] },
    });
  });

  test('somebody who sets a password before the mail is sent gets none', async () => {
    const person = await invited();
    await invite(person);
    await accept(person, await newestToken(person));
    await world.runJobs();
    expect(await world.mailTo(person)).toHaveLength(1);
  });

  test('is in the history', async () => {
    const person = await invited();
    await invite(person);
    const events = await world.db
      .select({ action: auditEvents.action, actor: auditEvents.actor })
      .from(auditEvents)
      .where(eq(auditEvents.subject, person.uuid));
    const invitations = events.filter(({ action }) => action === 'user.invited');
    expect(invitations).toEqual(Array(2).fill({ action: 'user.invited', actor: admin.uuid }));
  });

  test('an unknown person is refused beside the field', async () => {
    const gone = { uuid: '019a9f00-0000-7000-8000-00000000dead' };
    const errors = { uuid: ['The selected user is invalid.'] };
    expect(await invite(gone)).toMatchObject({ status: 422, errors });
  });
});

test('somebody who forgot the invitation may ask for a password themselves', async () => {
  const person = await invited();
  await world.asVisitor(forgotPassword, { body: { email: person.email } });
  await world.runJobs();
  expect((await accept(person, await newestToken(person))).status).toBe(200);
});
