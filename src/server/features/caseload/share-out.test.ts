import { beforeAll, expect, test } from 'vitest';
import type { ReplyJson } from '#contract/endpoint.ts';
import { moveLearners, previewShareOut } from '#contract/mentoring/caseload.ts';
import { updateUser } from '#contract/people/people.ts';
import { auditEvents } from '#server/schema/index.ts';
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

type Preview = ReplyJson<typeof previewShareOut>;

const newMentors = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => world.person(`M${index}`, 'mentor')));

const preview = (of: Person | 'none', mentors: { uuid: string }[], by = admin) =>
  world.as(by)(previewShareOut, {
    body: { of: of === 'none' ? of : of.uuid, mentors: mentors.map(({ uuid }) => uuid) },
  });

const confirm = ({ moves, mentors }: Preview, by = admin) =>
  world.as(by)(moveLearners, {
    body: {
      moves: moves.map(({ learner, ...way }) => ({ learner: learner.uuid, ...way })),
      counted: mentors.map(({ uuid, has }) => ({ mentor: uuid, learners: has })),
    },
  });

/** Nobody is left without a mentor: each test shares out its own learners. */
async function everybodyHasAMentor() {
  const [keeper] = await newMentors(1);
  if (!keeper) throw new Error('A mentor was asked for.');
  const all = await preview('none', [keeper]);
  if (all.reply.moves.length > 0) await confirm(all.reply);
}

const held = (mentors: Person[]) =>
  Promise.all(mentors.map(async (mentor) => (await caseload.learnersOf(mentor)).length));

test('a preview says who would have how many, counting what they have, and writes nothing', async () => {
  await everybodyHasAMentor();
  const mentors = await newMentors(3);
  const [full, ...others] = mentors;
  if (!full) throw new Error('Three mentors were asked for.');
  await caseload.give(admin, await caseload.learners(4), full);
  await caseload.learners(5);

  const { reply } = await preview('none', mentors);

  expect(reply.mentors.map(({ name, has, will_have }) => [name, has, will_have])).toEqual([
    ['M0', 4, 4],
    ['M1', 0, 3],
    ['M2', 0, 2],
  ]);
  expect(reply).toMatchObject({ staying: 0, moves: { length: 5 } });
  expect(await held(others)).toEqual([0, 0]);
});

test('confirming does what the preview said, and can be taken back at once', async () => {
  await everybodyHasAMentor();
  const mentors = await newMentors(3);
  const learners = await caseload.learners(10);
  const { reply } = await preview('none', mentors.toReversed());

  expect((await confirm(reply)).reply).toEqual({ moved: 10 });
  expect((await held(mentors)).toSorted()).toEqual([3, 3, 4]);
  expect(await world.db.$count(auditEvents)).toBeGreaterThanOrEqual(10);

  const back = reply.moves.map(({ learner, from, to }) => ({
    learner: learner.uuid,
    from: to,
    to: from,
  }));
  expect((await caseload.move(admin, back)).reply).toEqual({ moved: learners.length });
  expect(await held(mentors)).toEqual([0, 0, 0]);
});

test("all of one mentor's learners are shared out, and those who may stay do not move", async () => {
  const mentors = await newMentors(3);
  const [leaving, ...others] = mentors;
  if (!leaving) throw new Error('Three mentors were asked for.');
  await caseload.give(admin, await caseload.learners(7), leaving);

  const among = (await preview(leaving, mentors)).reply;
  expect(among.mentors.map(({ will_have }) => will_have)).toEqual([3, 2, 2]);
  expect(among).toMatchObject({ staying: 3, moves: { length: 4 } });

  await confirm((await preview(leaving, others)).reply);
  expect(await held(mentors)).toEqual([0, 4, 3]);
});

test('a preview that is out of date is refused whole, also where only the numbers changed', async () => {
  await everybodyHasAMentor();
  const mentors = await newMentors(2);
  const [first] = mentors;
  if (!first) throw new Error('Two mentors were asked for.');
  await caseload.learners(4);
  const { reply } = await preview('none', mentors);
  await caseload.give(admin, [await world.person('Tama', 'independent_learner')], first);

  expect(await confirm(reply)).toMatchObject({
    status: 422,
    errors: { moves: [expect.stringContaining('M0 has 1 of them now.')] },
  });
  expect(await held(mentors)).toEqual([1, 0]);
  const again = (await preview('none', mentors)).reply;
  expect((await confirm(again)).reply).toEqual({ moved: 4 });
  expect((await held(mentors)).toSorted()).toEqual([2, 3]);
});

test('who mentors as well is never given to themself', async () => {
  await everybodyHasAMentor();
  const both = await world.person('Aroha', ['mentor', 'independent_learner']);
  expect((await preview('none', [both])).reply).toMatchObject({ moves: [], staying: 1 });
  const [other] = await newMentors(1);
  if (!other) throw new Error('A mentor was asked for.');
  const { moves } = (await preview('none', [both, other])).reply;
  expect(moves).toMatchObject([{ learner: { uuid: both.uuid }, to: other.uuid }]);
});

test('somebody who may have no learners cannot be chosen', async () => {
  const [mentor] = await newMentors(1);
  const away = await world.person('Away', 'mentor', { active: false });
  if (!mentor) throw new Error('A mentor was asked for.');
  expect((await preview('none', [mentor, away])).errors).toEqual({
    'mentors.1': ['The selected mentor is invalid.'],
  });
  expect((await preview('none', [])).errors).toEqual({ mentors: ['Choose at least one mentor.'] });
});

test('2,000 learners are shared out among 200 mentors in one go', async () => {
  await everybodyHasAMentor();
  const mentors = await newMentors(200);
  await caseload.learners(2_000);

  const { reply } = await preview('none', mentors);
  expect((await confirm(reply)).reply).toEqual({ moved: 2_000 });

  expect(new Set(await held(mentors))).toEqual(new Set([10]));
  expect((await caseload.board(admin)).without.learners).toBe(0);
});

test.each([1, 2, 3])('twenty who share out at once: one whole outcome (round %d)', async () => {
  await everybodyHasAMentor();
  const mentors = await newMentors(4);
  const learners = await caseload.learners(30);
  const admins = await Promise.all(
    Array.from({ length: 20 }, (_, index) => world.person(`A${index}`, 'admin')),
  );
  // Each among other mentors, so that no two previews are alike.
  const previews = await Promise.all(
    admins.map(async (by, index) => {
      const chosen = mentors.filter((_, place) => place !== index % 4);
      return { by, preview: (await preview('none', chosen, by)).reply };
    }),
  );

  const answers = await Promise.all(
    previews.map(({ by, preview: { moves, mentors } }, index) =>
      confirm({ moves: index % 2 ? moves : moves.toReversed(), mentors, staying: 0 }, by),
    ),
  );

  const whole = answers.flatMap(({ reply, status }) => (status === 200 ? [reply.moved] : []));
  expect(whole.filter((moved) => moved > 0)).toEqual([30]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  expect((await held(mentors)).toSorted((a, b) => a - b)).toEqual([0, 10, 10, 10]);
  expect(learners).toHaveLength(30);
});

test('a mentor who is deactivated while learners are given to them keeps none of them', async () => {
  const [leaving, staying] = await newMentors(2);
  if (!leaving || !staying) throw new Error('Two mentors were asked for.');
  const learners = await caseload.learners(20);
  const deactivate = () =>
    world.as(admin)(updateUser, { body: { ...leaving, active: false, roles: ['mentor'] } });

  const acts = learners.map((learner, index) =>
    index === 10 ? deactivate() : caseload.give(admin, [learner], index % 2 ? leaving : staying),
  );
  const answers = await Promise.all(acts);

  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(await caseload.learnersOf(leaving)).toEqual([]);
  const { total } = await caseload.listed(admin, { mentor: staying.uuid });
  expect(total).toBe((await caseload.learnersOf(staying)).length);
});
