import { and, asc, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { checkCertificate } from '#contract/certificates/certificates.ts';
import { reopen } from '#contract/mentoring/turns.ts';
import { worklist } from '#contract/mentoring/worklist.ts';
import { myCertificates } from '#contract/my-learning/my-learning.ts';
import { auditEvents, certificates, reflections } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let hana: Person;
let rangi: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  loop = reflectionSteps(world);
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
  admin = await world.person('Ngaire', 'admin');
});

/** An area's own reflection that Hana has signed off, so many hours ago. */
async function signedOff(hoursAgo = 0) {
  const learner = await world.person('Mārama', 'independent_learner');
  const { uuid } = await loop.submitted(learner);
  const { reply } = await loop.finish(hana, uuid);
  const completedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  if (hoursAgo) {
    const submittedAt = new Date(completedAt.getTime() - 1_000);
    const isIt = eq(reflections.uuid, uuid);
    await world.db.update(reflections).set({ submittedAt, completedAt }).where(isIt);
  }
  const code = reply.certificate?.url.split('/').at(-1) ?? '';
  return { learner, uuid, code };
}

const check = async (code: string) =>
  (await world.asVisitor(checkCertificate, { params: { code } })).reply.certificate;

test('reopened, it waits for a mentor again, and its certificate is withdrawn in public', async () => {
  const { learner, uuid, code } = await signedOff();

  const { status, reply } = await loop.undo(rangi, uuid, 'Question 2 was not looked at');
  const page = await world.app.inject({ url: `/certificates/${code}` });
  const { reply: waiting } = await world.as(hana)(worklist, { query: { per_page: 100 } });

  expect(status).toBe(200);
  expect(reply.reflection).toMatchObject({
    status: 'review',
    completed_at: null,
    certificate: null,
    may_reopen: false,
    reopened: { by: { name: 'Rangi' }, reason: 'Question 2 was not looked at' },
    turn: { whose: 'mentor', since: reply.reflection.reopened?.at },
    returned_to: { name: 'Hana' },
  });
  expect(waiting.worklist.data).toContainEqual(
    expect.objectContaining({ uuid, turn: reply.reflection.turn }),
  );
  expect(await check(code)).toMatchObject({
    status: 'withdrawn',
    withdrawn_at: expect.stringMatching(/Z$/),
    replaced_by: null,
  });
  expect(page.body).toMatch(/Withdrawn on \d+(st|nd|rd|th) \w+ \d{4}/);
  expect(page.body).not.toContain('Question 2');
  expect(await loop.mine(learner, uuid)).toMatchObject({ status: 'review', certificate: null });
});

test('its PDF says that it is no longer valid, instead of going on', async () => {
  const { uuid, code } = await signedOff();
  await world.runJobs();
  const open = () => world.app.inject({ url: `/certificates/${code}.pdf` });
  expect((await open()).statusCode).toBe(200);
  await loop.undo(hana, uuid);

  const { statusCode, headers, body } = await open();

  expect(statusCode).toBe(410);
  expect(headers['content-type']).toMatch('text/html');
  expect(body).toContain('is no longer valid');
  expect(body).toContain(`<a href="/certificates/${code}">`);
});

test('signed off again, there is a new certificate, and the old one points to it', async () => {
  const { learner, uuid, code } = await signedOff();
  await loop.undo(hana, uuid);

  const { reply } = await loop.finish(rangi, uuid);
  const mine = await world.as(learner)(myCertificates, {});

  expect(reply.reflection).toMatchObject({ status: 'complete', turn: { whose: null } });
  const { number = '' } = reply.certificate ?? {};
  expect(await check(code)).toMatchObject({ status: 'replaced', replaced_by: number });
  expect((await world.app.inject({ url: `/certificates/${code}` })).body).toContain(number);
  expect(mine.reply.certificates).toMatchObject([
    { number, status: 'valid', withdrawn_at: null, replaced_by: null },
    { status: 'replaced', withdrawn_at: expect.stringMatching(/Z$/), replaced_by: number },
  ]);
});

test('a mentor may for 24 hours, an administrator at any time, and it needs a reason', async () => {
  const [fresh, old] = [await signedOff(23.9), await signedOff(24.1)];
  const late =
    'A mentor can reopen a reflection for 24 hours after it was signed off. Please ask an administrator.';

  expect(await loop.undo(hana, fresh.uuid, '  ')).toMatchObject({
    errors: { reason: ['The reason field is required.'] },
  });
  expect(await loop.shown(hana, fresh.uuid)).toMatchObject({ may_reopen: true });
  expect((await loop.undo(hana, fresh.uuid)).status).toBe(200);

  expect(await loop.shown(hana, old.uuid)).toMatchObject({ may_reopen: false });
  expect(await loop.shown(admin, old.uuid)).toMatchObject({ may_reopen: true });
  expect(await loop.undo(hana, old.uuid)).toMatchObject({
    status: 422,
    errors: { reflection: [late] },
  });
  expect((await loop.undo(admin, old.uuid)).status).toBe(200);
});

test('nobody reopens their own, not even an administrator, nor what is not complete', async () => {
  const both = await world.person('Aroha', ['admin', 'independent_learner']);
  const own = await loop.submitted(both);
  await loop.finish(hana, own.uuid);
  const waiting = await loop.submitted(await world.person('Tama', 'independent_learner'));
  const nothing = 'This reflection isn’t complete, so there is nothing to reopen.';

  expect(await loop.undo(both, own.uuid)).toMatchObject({ status: 403 });
  expect(await loop.mine(both, own.uuid)).toMatchObject({ may_reopen: false });
  expect(await loop.undo(admin, waiting.uuid)).toMatchObject({
    status: 422,
    errors: { reflection: [nothing] },
  });
  expect((await loop.undo(admin, newUuid())).status).toBe(422);
});

test('twenty at once reopen it once', async () => {
  const { uuid } = await signedOff();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => loop.undo(index % 2 ? hana : admin, uuid)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const since = answers.map(({ reply }) => reply.reflection.turn.since);
  expect(new Set(since).size).toBe(1);
  const isIt = and(eq(auditEvents.subject, uuid), eq(auditEvents.action, 'reflection.reopened'));
  expect(await world.db.$count(auditEvents, isIt)).toBe(1);
});

test('once it is sent back after that, reopening again has nothing to undo', async () => {
  const { learner, uuid } = await signedOff();
  await loop.undo(hana, uuid);
  await loop.giveBack(hana, uuid, { 0: 'More?' });
  expect((await loop.undo(hana, uuid)).status).toBe(422);
  await loop.submit(learner, uuid);
  expect((await loop.undo(hana, uuid)).status).toBe(422);
});

test('why it was reopened stays with the mentors', async () => {
  const { learner, uuid } = await signedOff();
  await loop.undo(hana, uuid, 'An inside reason');

  const mine = await loop.mine(learner, uuid);
  const certificate = await world.as(learner)(myCertificates, {});

  expect(mine.reopened).toMatchObject({ by: { name: 'Hana' }, reason: null });
  expect(JSON.stringify([mine, certificate.reply])).not.toContain('An inside reason');
});

test('every step is in the history: signed off, reopened, withdrawn, replaced', async () => {
  const { uuid } = await signedOff();
  await loop.undo(hana, uuid, 'By mistake');
  await loop.finish(hana, uuid);
  const issued = await world.db
    .select()
    .from(certificates)
    .where(eq(certificates.reflection, uuid))
    .orderBy(asc(certificates.number));
  const [old, current] = issued;
  const eventsOf = async (subject = '') =>
    (
      await world.db
        .select()
        .from(auditEvents)
        .where(eq(auditEvents.subject, subject))
        .orderBy(auditEvents.at, auditEvents.uuid)
    ).map(({ action, after }) => [action, after]);

  expect((await eventsOf(uuid)).slice(2)).toEqual([
    ['reflection.signed-off', null],
    ['reflection.reopened', { reason: 'By mistake' }],
    ['reflection.signed-off', null],
  ]);
  expect(await eventsOf(old?.uuid)).toEqual([
    ['certificate.issued', { number: old?.number }],
    ['certificate.withdrawn', { reason: 'By mistake' }],
    ['certificate.replaced', { by: current?.number }],
  ]);
  expect(await eventsOf(current?.uuid)).toEqual([
    ['certificate.issued', { number: current?.number }],
  ]);
});

test('a reflection that a colleague has changed since it was opened is not reopened unseen', async () => {
  const { uuid } = await signedOff();
  const { updated_at } = await loop.shown(hana, uuid);
  await loop.undo(rangi, uuid);
  await loop.finish(rangi, uuid);

  const body = { reflection: uuid, reason: 'An old tab' };
  const stale = await world.as(hana)(reopen, { body }, { ifMatch: updated_at });
  expect(stale).toMatchObject({ status: 412, current: { reflection: { status: 'complete' } } });
});
