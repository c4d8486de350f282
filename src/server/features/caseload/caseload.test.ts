import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { learnerLearning, showReflection } from '#contract/mentoring/mentoring.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { updateUser } from '#contract/people/people.ts';
import { auditEvents, reflections, userRoles, users } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { caseloadOf } from './caseload.test-support.ts';

let world: World;
let admin: Person;
let caseload: ReturnType<typeof caseloadOf>;
beforeAll(async () => {
  world = await newWorld();
  admin = await world.person('Rangi', 'admin');
  caseload = caseloadOf(world);
});

const mentorNamed = (name: string) => world.person(name, 'mentor');
const learnerNamed = (name: string) => world.person(name, 'independent_learner');
const loadOf = async ({ uuid }: Person) =>
  (await caseload.board(admin)).mentors.find((mentor) => mentor.uuid === uuid);

test('a learner is given a mentor, whom they and every mentor see', async () => {
  const [hana, tama] = [await mentorNamed('Hana'), await learnerNamed('Tama')];
  const { uuid } = await world.reflection(tama);

  expect((await caseload.give(admin, [tama], hana)).reply).toEqual({ moved: 1 });

  const named = { uuid: hana.uuid, name: 'Hana' };
  expect((await world.as(tama)(myLearning, {})).reply.mentor).toEqual(named);
  const shown = await world.as(admin)(learnerLearning, { params: { learner: tama.uuid } });
  expect(shown.reply.mentor).toEqual(named);
  const { data } = await caseload.listed(admin, { mentor: hana.uuid });
  expect(data).toEqual([
    {
      uuid: tama.uuid,
      name: 'Tama',
      mentor: named,
      waiting: 1,
      oldest: expect.stringMatching(/Z$/),
    },
  ]);
  const [row] = await world.db.select().from(reflections).where(eq(reflections.uuid, uuid));
  expect(await loadOf(hana)).toEqual({
    ...named,
    role: 'mentor',
    invited: false,
    learners: 1,
    waiting: 1,
    oldest: row?.submittedAt?.toISOString(),
  });
});

test('learners without a mentor are listed, found by name without macrons, and counted', async () => {
  const before = (await caseload.board(admin)).without;
  const mārama = await learnerNamed('Mārama Ōtene');
  await world.reflection(mārama);
  await world.person('Away', 'independent_learner', { active: false });

  const { learners, waiting } = (await caseload.board(admin)).without;
  expect([learners, waiting]).toEqual([before.learners + 1, before.waiting + 1]);
  const found = await caseload.listed(admin, { mentor: 'none', search: 'marama ot' });
  expect(found.data).toMatchObject([{ uuid: mārama.uuid, mentor: null, waiting: 1 }]);
  expect((await caseload.listed(admin, { mentor: 'none' })).total).toBe(learners);
});

test('what waits of learners who are listed no more is counted with nobody', async () => {
  const hana = await mentorNamed('Hana Rewi');
  const [left, given] = [await learnerNamed('Left Bay'), await learnerNamed('Left Cove')];
  await caseload.give(admin, [given], hana);
  const before = (await caseload.board(admin)).without;
  for (const learner of [left, given]) await world.reflection(learner);
  await world.db.update(users).set({ active: false }).where(eq(users.uuid, left.uuid));
  await world.db.delete(userRoles).where(eq(userRoles.user, given.uuid));

  const { without } = await caseload.board(admin);
  expect(without).toEqual({ ...before, learners: before.learners - 1 });
  expect(await loadOf(hana)).toMatchObject({ learners: 0, waiting: 0, oldest: null });
});

test('a reflection that was reopened waits since then', async () => {
  const [hana, tama] = [await mentorNamed('Hana Moana'), await learnerNamed('Tama Bay')];
  await caseload.give(admin, [tama], hana);
  const { uuid } = await world.reflection(tama);
  const reopenedAt = new Date('2027-02-01T08:00:00Z');
  await world.db.update(reflections).set({ reopenedAt }).where(eq(reflections.uuid, uuid));

  const oldest = reopenedAt.toISOString();
  expect(await loadOf(hana)).toMatchObject({ waiting: 1, oldest });
  expect((await caseload.listed(admin, { mentor: hana.uuid })).data).toMatchObject([{ oldest }]);
});

test('learners with something waiting are listed by themselves, and so are the others', async () => {
  const [busy, idle] = [await learnerNamed('Busy Bay'), await learnerNamed('Busy Bee')];
  await world.reflection(busy);
  const found = async (waiting: '1' | '0') =>
    (await caseload.listed(admin, { search: 'busy b', waiting })).data.map(({ uuid }) => uuid);
  expect(await found('1')).toEqual([busy.uuid]);
  expect(await found('0')).toEqual([idle.uuid]);
});

test('learners of a mentor who is deactivated, or mentors no more, have no mentor', async () => {
  const [away, former] = [await mentorNamed('Ngaire'), await mentorNamed('Pita')];
  const [ana, mere] = [await learnerNamed('Ana'), await learnerNamed('Mere')];
  await caseload.give(admin, [ana], away);
  await caseload.give(admin, [mere], former);
  const change = (person: Person, what: { active: boolean; roles: 'learning_designer'[] }) =>
    world.as(admin)(updateUser, { body: { ...person, ...what } });

  await change(away, { active: false, roles: ['learning_designer'] });
  await change(former, { active: true, roles: ['learning_designer'] });

  for (const learner of [ana, mere]) {
    expect((await world.as(learner)(myLearning, {})).reply.mentor).toBeNull();
    const { data } = await caseload.listed(admin, { mentor: 'none', search: learner.name });
    expect(data.map(({ uuid }) => uuid)).toContain(learner.uuid);
  }
  expect(await loadOf(away)).toBeUndefined();
  const hana = await mentorNamed('Hana');
  expect((await caseload.give(admin, [ana, mere], hana)).reply).toEqual({ moved: 2 });
});

test('nobody is given to themself, to somebody who mentors nobody, or twice', async () => {
  const hana = await mentorNamed('Hana');
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  const away = await world.person('Wiremu', 'mentor', { active: false });
  const tama = await learnerNamed('Tama');
  const to = (learner: Person, mentor: { uuid: string }) => ({
    learner: learner.uuid,
    from: null,
    to: mentor.uuid,
  });

  const errorsOf = async (...moves: ReturnType<typeof to>[]) =>
    (await caseload.move(admin, moves)).errors;
  expect(await errorsOf(to(both, both))).toEqual({
    'moves.0.to': ['Nobody can be their own mentor.'],
  });
  expect(await errorsOf(to(tama, hana), to(both, away))).toEqual({
    'moves.1.to': ['Wiremu isn’t an active mentor.'],
  });
  expect(await errorsOf(to(tama, both), to(tama, hana))).toEqual({
    'moves.1.learner': ['The learner is named twice.'],
  });
  expect(await errorsOf(to(tama, tama))).toHaveProperty(['moves.0.to']);
  expect(await errorsOf(to(hana, both))).toHaveProperty(['moves.0.learner']);
  expect(await errorsOf(to(tama, { uuid: newUuid() }))).toHaveProperty(['moves.0.to']);
  expect(await errorsOf()).toEqual({ moves: ['Choose at least one learner.'] });
  expect((await world.as(tama)(myLearning, {})).reply.mentor).toBeNull();
});

test('an administrator who mentors can have learners too', async () => {
  const tama = await learnerNamed('Tama');
  expect((await caseload.give(admin, [tama], admin)).reply).toEqual({ moved: 1 });
  expect(await loadOf(admin)).toMatchObject({ role: 'admin', learners: 1 });
});

test('the same move again changes nothing; one that is out of date is refused, with what has changed', async () => {
  const [hana, rewi] = [await mentorNamed('Hana'), await mentorNamed('Rewi')];
  const [tama, ana] = [await learnerNamed('Tama'), await learnerNamed('Ana')];
  await caseload.give(admin, [tama], hana);

  expect((await caseload.give(admin, [tama], hana)).reply).toEqual({ moved: 0 });
  const refused = await caseload.give(admin, [ana, tama], rewi);
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      moves: [expect.stringMatching(/^This has changed since.* Hana is the mentor of Tama now/)],
    },
  });
  expect(await caseload.learnersOf(rewi)).toEqual([]);
});

test('the history says whose learner they were and are', async () => {
  const [hana, rewi] = [await mentorNamed('Hana'), await mentorNamed('Rewi')];
  const tama = await learnerNamed('Tama');
  await caseload.give(admin, [tama], hana);
  await caseload.give(admin, [tama], rewi, hana);
  await caseload.give(admin, [tama], null, rewi);

  const events = await world.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject, tama.uuid))
    .orderBy(auditEvents.at, auditEvents.uuid);
  const [first, second] = [
    { uuid: hana.uuid, name: 'Hana' },
    { uuid: rewi.uuid, name: 'Rewi' },
  ];
  const event = { action: 'learner.mentor-set', subjectType: 'user', actor: admin.uuid };
  expect(events).toMatchObject([
    { ...event, before: { mentor: null }, after: { mentor: first } },
    { ...event, before: { mentor: first }, after: { mentor: second } },
    { ...event, before: { mentor: second }, after: { mentor: null } },
  ]);
});

test('who has whom is exported as the list shows it, or the picked rows of it', async () => {
  const hana = await mentorNamed('Hana');
  const [mere, pita] = [await learnerNamed('Mere Exported'), await learnerNamed('Pita Exported')];
  await caseload.give(admin, [mere], hana);
  await world.reflection(mere);
  const rowsOf = async (query: string) => {
    const url = `/api/admin/export/caseload.csv?search=exported&${query}`;
    const { payload } = await world.raw(admin, { method: 'GET', url });
    return payload.trim().split(/\r?\n/).slice(1);
  };
  const mereRow = expect.stringMatching(/^Mere Exported,Hana,1,\d{4}-\d\d-\d\d$/);
  const pitaRow = 'Pita Exported,,0,';

  expect(await rowsOf('')).toEqual([mereRow, pitaRow]);
  expect(await rowsOf('mentor=none')).toEqual([pitaRow]);
  expect(await rowsOf('waiting=1')).toEqual([mereRow]);
  expect(await rowsOf(`uuids=${pita.uuid}`)).toEqual([pitaRow]);
  expect(await rowsOf(`except=${pita.uuid}`)).toEqual([mereRow]);
});

test('a reflection that a former mentor sent back comes to the new one', async () => {
  const { giveBack, submitted } = reflectionSteps(world);
  const [hana, rewi, moana] = [
    await mentorNamed('Hana'),
    await mentorNamed('Rewi'),
    await mentorNamed('Moana'),
  ];
  const tama = await learnerNamed('Tama');
  const [first, second] = [await world.area(), await world.area()];
  for (const area of [first, second]) await world.ask({ area }, ['What did you notice?']);
  await world.assign(tama, [first, second]);
  await caseload.give(admin, [tama], hana);
  const own = await submitted(tama, { area: first });
  const covered = await submitted(tama, { area: second });
  await giveBack(hana, own.uuid, { 0: 'What came of it?' });
  await giveBack(moana, covered.uuid, { 0: 'Who was there?' });

  await caseload.give(admin, [tama], rewi, hana);

  const comesTo = async (uuid: string) =>
    (await world.as(rewi)(showReflection, { params: { uuid } })).reply.reflection.returned_to?.name;
  expect(await comesTo(own.uuid)).toBe('Rewi');
  // Moana only stood in, and sent it back herself: she reads it again.
  expect(await comesTo(covered.uuid)).toBe('Moana');
});
