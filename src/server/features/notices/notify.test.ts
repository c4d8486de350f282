import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  askCorrection,
  declineCorrection,
  makeCorrection,
} from '#contract/certificates/corrections.ts';
import { notices, userRoles, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { noticesOf } from './notices.test-support.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let sentences: ReturnType<typeof noticesOf>['sentences'];
let list: ReturnType<typeof noticesOf>['list'];
let area: string;
let pod: string;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  ({ sentences, list } = noticesOf(world));
  area = await world.area('Belonging');
  pod = await world.pod('Settling in', [area]);
  await world.ask({ area }, ['What did you notice?']);
  await world.ask({ pod }, ['Who was there?']);
});

let learner: Person;
let hana: Person;
let ngaire: Person;
let admin: Person;
beforeEach(async () => {
  learner = await world.person('Mere Tāne', ['independent_learner', 'mentor']);
  await world.assign(learner, [area]);
  hana = await world.person('Hana Rewi', 'mentor');
  ngaire = await world.person('Ngaire Ānaru', 'mentor');
  admin = await world.person('Aroha Pita', 'admin');
});

async function signedOffArea() {
  const { uuid } = await loop.submitted(learner, { area });
  const { reply } = await loop.finish(hana, uuid);
  return { uuid, certificate: reply.certificate?.uuid ?? '' };
}

test('every mentor is notified of a submission, but not its learner, administrators or the inactive', async () => {
  const former = await world.person('Tama', 'mentor', { active: false });
  const designer = await world.person('Moana', 'learning_designer');
  await loop.submitted(learner, { area, pod });

  const sentence = 'Mere Tāne submitted “Settling in” in Belonging.';
  expect(await sentences(hana)).toEqual([sentence]);
  expect(await sentences(ngaire)).toEqual([sentence]);
  for (const other of [learner, admin, designer]) expect(await sentences(other)).toEqual([]);
  const rows = await world.db.select().from(notices);
  expect(rows.map(({ recipient }) => recipient)).not.toContain(former.uuid);
});

test('of a resubmission only the mentor who sent it back is notified', async () => {
  const { uuid } = await loop.submitted(learner, { area, pod });
  await loop.giveBack(hana, uuid, { 0: 'Who else?' });
  await loop.submit(learner, uuid);

  expect((await sentences(hana))[0]).toBe('Mere Tāne submitted “Settling in” in Belonging again.');
  expect(await sentences(ngaire)).toHaveLength(1);
});

test('where that mentor has left, every mentor is notified of a resubmission', async () => {
  const { uuid } = await loop.submitted(learner, { area, pod });
  await loop.giveBack(hana, uuid, { 0: 'Who else?' });
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, hana.uuid));
  await loop.submit(learner, uuid);

  expect((await sentences(ngaire))[0]).toBe(
    'Mere Tāne submitted “Settling in” in Belonging again.',
  );
});

test('a learner is notified of all that mentors do, down to the certificate and its withdrawal', async () => {
  const { uuid } = await loop.submitted(learner, { area });
  await loop.giveBack(hana, uuid, { 0: 'Who else?' });
  await loop.submit(learner, uuid);
  await loop.finish(ngaire, uuid);
  await loop.undo(admin, uuid);

  expect((await sentences(learner)).sort()).toEqual([
    'Aroha Pita reopened “Belonging”: it’s with a mentor again.',
    'Hana Rewi sent “Belonging” back to you and asks for more.',
    'Ngaire Ānaru signed off “Belonging”.',
    'Your certificate for “Belonging” is ready.',
    'Your certificate for “Belonging” was withdrawn.',
  ]);
});

test('a mentor whose sign-off is undone has a notice of it, until it is signed off anew', async () => {
  const { uuid } = await signedOffArea();
  await loop.undo(admin, uuid);

  const [notice] = (await list(hana)).notices.data;
  expect((await sentences(hana))[0]).toBe(
    'Aroha Pita reopened “Belonging”, which you had signed off: it’s waiting for you again.',
  );
  expect(notice).toMatchObject({ kind: 'sign_off_reopened', read_at: null });
  expect((await sentences(ngaire)).join()).not.toContain('signed off');

  await loop.finish(ngaire, uuid);
  expect((await list(hana)).notices.data[0]?.read_at).not.toBeNull();
});

test('nobody is notified of undoing their own sign-off', async () => {
  const { uuid } = await signedOffArea();
  await loop.undo(hana, uuid);

  expect((await sentences(hana)).join()).not.toContain('reopened');
});

test('administrators are notified of who asks for another name, and the learner of the decision', async () => {
  const { certificate } = await signedOffArea();
  const ask = (name: string) =>
    world.as(learner)(askCorrection, { body: { certificate, name, note: '' } });
  const { correction } = (await ask('Mere Tāne-Pōtae')).reply;
  expect(await sentences(admin)).toEqual([
    'Mere Tāne asked to correct the name on the certificate for “Belonging”.',
  ]);
  expect((await sentences(hana)).join()).not.toContain('another name');

  const body = { correction: correction.uuid, reason: 'Please show us a document.' };
  await world.as(admin)(declineCorrection, { body });
  expect((await sentences(learner))[0]).toBe(
    'Aroha Pita declined to change the name on your certificate for “Belonging”.',
  );
  const again = (await ask('Mere Pōtae')).reply.correction;
  await world.as(admin)(makeCorrection, { body: { correction: again.uuid } });
  expect((await sentences(learner))[0]).toBe(
    'Your certificate for “Belonging” was issued again with the name corrected.',
  );
  expect((await list(admin)).unread).toBe(0);
});

test('a notice that somebody else has dealt with counts as read', async () => {
  const { uuid } = await loop.submitted(learner, { area, pod });
  expect((await list(ngaire)).unread).toBe(1);
  await loop.giveBack(hana, uuid, { 0: 'Who else?' });
  expect((await list(ngaire)).unread).toBe(0);
  expect((await list(learner)).unread).toBe(1);
  await loop.submit(learner, uuid);
  expect((await list(learner)).unread).toBe(0);
  await loop.finish(ngaire, uuid);
  expect((await list(hana)).unread).toBe(0);
});

test('nobody is notified of a request that is refused or only repeated', async () => {
  const { uuid } = await loop.submitted(learner, { area, pod });
  await loop.submit(learner, uuid);
  const { status } = await loop.giveBack(hana, uuid, {});
  expect(status).toBe(422);
  await loop.finish(hana, uuid);
  await loop.finish(ngaire, uuid);

  expect(await sentences(hana)).toHaveLength(1);
  expect(await sentences(learner)).toEqual(['Hana Rewi signed off “Settling in” in Belonging.']);
});

test('somebody who is no longer a mentor reads none of a mentor’s notices', async () => {
  await loop.submitted(learner, { area, pod });
  await world.db.delete(userRoles).where(eq(userRoles.user, hana.uuid));

  expect(await list(hana)).toMatchObject({ unread: 0, notices: { data: [], total: 0 } });
});

test('twenty learners who submit at once are twenty notices for each mentor', async () => {
  const learners = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      world.person(`Learner ${index}`, 'independent_learner'),
    ),
  );
  const written = await Promise.all(
    learners.map((learner) => world.reflection(learner, { submittedAt: null })),
  );
  const answers = await Promise.all(
    learners.map((learner, index) => loop.submit(learner, written[index]?.uuid ?? '')),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await list(hana)).unread).toBe(20);
  expect((await list(ngaire)).unread).toBe(20);
});
