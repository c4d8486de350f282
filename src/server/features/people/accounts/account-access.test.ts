import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { resetPassword } from '#contract/accounts/registration.ts';
import { endUserSessions, sendPasswordReset } from '#contract/people/people.ts';
import { hashPassword } from '#server/features/accounts/index.ts';
import { auditEvents, sessions } from '#server/schema/index.ts';
import { browserOf } from '#testing/browser.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

const password = 'kererū in the kōwhai';
const chosen = 'tūī sing before the rain';
let world: World;
let admin: Person;
let passwordHash: string;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  passwordHash = await hashPassword(password);
  admin = await world.person('Mere', 'admin');
});

const someone = (traits: Parameters<World['person']>[2] = {}) =>
  world.person('Hana', 'mentor', { passwordHash, ...traits });
const sendReset = ({ uuid }: { uuid: string }) =>
  world.as(admin)(sendPasswordReset, { body: { uuid } });
const endSessions = ({ uuid }: { uuid: string }) =>
  world.as(admin)(endUserSessions, { body: { uuid } });
const actionsOn = ({ uuid }: Person) =>
  world.db
    .select({ action: auditEvents.action, actor: auditEvents.actor })
    .from(auditEvents)
    .where(eq(auditEvents.subject, uuid));

const unknown = { uuid: '019a9f00-0000-7000-8000-00000000dead' };
const isUnknown = { status: 422, errors: { uuid: ['The selected user is invalid.'] } };

describe('sending a password reset', () => {
  test('mails a link that sets a new password, and tells the history', async () => {
    const person = await someone();
    expect((await sendReset(person)).status).toBe(204);
    await world.runJobs();

    const [mail] = await world.mailTo(person);
    const [, token = ''] = /password-reset\/(\w+)\?/.exec(mail?.text ?? '') ?? [];
    const { status } = await world.asVisitor(resetPassword, {
      body: { email: person.email, token, password: chosen, password_confirmation: chosen },
    });
    expect(status).toBe(200);
    expect(await actionsOn(person)).toContainEqual({
      action: 'user.reset-sent',
      actor: admin.uuid,
    });
  });

  test.each([
    ['inactive', { active: false }, 'Hana isn’t active, so they couldn’t use a new password.'],
    [
      'without a password',
      { passwordHash: null },
      'Hana hasn’t set a password yet. Send the invitation again instead.',
    ],
  ])('somebody %s is refused with a sentence, and gets no mail', async (_, traits, sentence) => {
    const person = await someone(traits);
    expect(await sendReset(person)).toMatchObject({ status: 422, errors: { uuid: [sentence] } });
    await world.runJobs();
    expect(await world.mailTo(person)).toEqual([]);
    expect(await actionsOn(person)).toEqual([]);
  });

  test('an unknown person is refused beside the field', async () => {
    expect(await sendReset(unknown)).toMatchObject(isUnknown);
  });
});

describe('ending sessions', () => {
  test('logs out everywhere at the next request, and says of how many places', async () => {
    const person = await someone();
    const browsers = [browserOf(world.app), browserOf(world.app), browserOf(world.app)];
    for (const [index, browser] of browsers.entries()) {
      await browser.post('/login', { email: person.email, password, remember: index === 1 });
      expect((await browser.get('/api/user')).statusCode).toBe(200);
    }

    expect(await endSessions(person)).toMatchObject({ status: 200, reply: { ended: 3 } });

    for (const browser of browsers) expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect(await world.db.$count(sessions, eq(sessions.user, person.uuid))).toBe(0);
    expect(await actionsOn(person)).toContainEqual({
      action: 'user.sessions-ended',
      actor: admin.uuid,
    });
  });

  test('counts none that had ended by themselves', async () => {
    const person = await someone();
    const browser = browserOf(world.app);
    for (const _ of [1, 2]) await browser.copy().post('/login', { email: person.email, password });
    const [one] = await world.db.select().from(sessions).where(eq(sessions.user, person.uuid));
    const lastSeenAt = new Date(Date.now() - 3 * 3_600_000);
    if (one) {
      const { tokenHash } = one;
      await world.db.update(sessions).set({ lastSeenAt }).where(eq(sessions.tokenHash, tokenHash));
    }

    expect((await endSessions(person)).reply).toEqual({ ended: 1 });
    expect((await endSessions(person)).reply).toEqual({ ended: 0 });
  });

  test('an unknown person is refused beside the field', async () => {
    expect(await endSessions(unknown)).toMatchObject(isUnknown);
  });
});
