import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { forgotPassword, resetPassword } from '#contract/accounts/registration.ts';
import { historyIndex } from '#contract/history/history.ts';
import { inviteUser, storeUser } from '#contract/people/people.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person } from '#testing/world.ts';

const world = await newWorld({ RATE_LIMITS: 'off' });
const admin = await world.person('Ngaire', 'admin');

async function passwordEvents({ uuid: subject }: { uuid: string }, action?: string) {
  const query = { subject, ...(action && { action }) };
  const { reply } = await world.as(admin)(historyIndex, { query });
  const actions = reply.history.data.map((event) => event.action);
  return actions.filter((one) => one.startsWith('user.password'));
}

/** Opens the newest link that was mailed to them. */
async function choose(person: Person, password: string) {
  await world.runJobs();
  const mails = await world.mailTo(person);
  const tokens = mails.flatMap(({ text }) => /password-reset\/(\w+)\?/.exec(text ?? '')?.[1] ?? []);
  for (const token of tokens) {
    const chosen = { password, password_confirmation: password };
    const body = { email: person.email, token, ...chosen };
    if ((await world.asVisitor(resetPassword, { body })).status === 200) return;
  }
  throw new Error('No link was good');
}

test('a password that takes up an invitation is the first one, the next is a reset', async () => {
  const email = `${newUuid()}@school.example`;
  const body = { name: 'Mere', email, active: true, roles: ['mentor' as const] };
  const { uuid } = (await world.as(admin)(storeUser, { body })).reply.user;
  const mere = { uuid, name: 'Mere', email };
  await world.as(admin)(inviteUser, { body: { uuid } });
  await choose(mere, 'kea-tūī-weka-pīwakawaka');
  expect(await passwordEvents(mere)).toEqual(['user.password-set']);

  await world.asVisitor(forgotPassword, { body: { email } });
  await choose(mere, 'pūkeko-kākā-ruru-tīeke');
  expect(await passwordEvents(mere)).toEqual(['user.password-reset', 'user.password-set']);
});

test('of what was recorded as a reset before, the first of an account that others opened is shown as such', async () => {
  const [invited, registered] = [await world.person('Tama'), await world.person('Kiri')];
  const opened = [
    { subject: invited.uuid, action: 'user.stored' },
    { subject: registered.uuid, action: 'user.registered' },
  ];
  const reset = opened.map(({ subject }) => ({ subject, action: 'user.password-reset' }));
  const rows = [...opened, ...reset, ...reset].map((event, index) => ({
    ...event,
    uuid: newUuid(),
    subjectType: 'user',
    at: new Date(Date.UTC(2026, 10, 1, 9, index)),
  }));
  await world.db.insert(auditEvents).values(rows);

  const both = ['user.password-reset', 'user.password-set'];
  expect(await passwordEvents(invited)).toEqual(both);
  expect(await passwordEvents(registered)).toEqual(['user.password-reset', 'user.password-reset']);
  for (const action of both) expect(await passwordEvents(invited, action)).toEqual([action]);
  expect(await passwordEvents(registered, 'user.password-set')).toEqual([]);
});
