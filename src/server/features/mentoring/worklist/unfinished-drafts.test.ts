import { v7 as newUuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import { signOff, storeReview } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { unfinishedDrafts } from '#contract/my-learning/drafts.ts';
import { draftSteps } from '#server/features/mentoring/review/drafts.test-support.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let keep: Awaited<ReturnType<typeof draftSteps>>['keep'];
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  ({ keep, learner } = await draftSteps(world));
});

const newMentor = () => world.person('Hana', 'mentor');

async function listed(mentor: Person) {
  const { status, reply } = await world.as(mentor)(unfinishedDrafts, {});
  expect(status).toBe(200);
  return reply.drafts;
}

const places = async (mentor: Person) =>
  (await listed(mentor)).map(({ excerpt, number, total }) => `${number}/${total} ${excerpt}`);

test('each is listed with its reflection, its learner and its question, the latest first', async () => {
  const mentor = await newMentor();
  const { uuid: reflection, answers } = await world.reflection(learner);
  const device = newUuid();
  const typed = { reflection, device, order: 1 };
  await keep({ ...typed, answer: answers[1] ?? '', text: 'Second' }, { person: mentor });
  await keep({ ...typed, text: 'Notes' }, { person: mentor });
  await keep({ ...typed, answer: answers[0] ?? '', text: 'First' }, { person: mentor });

  const [latest] = await listed(mentor);
  expect(latest).toMatchObject({ device, kind: 'text', answer: answers[0] });
  expect(latest?.learner).toEqual({ uuid: learner.uuid, name: learner.name });
  expect(latest?.reflection.uuid).toBe(reflection);
  const total = answers.length;
  expect(await places(mentor)).toEqual([
    `1/${total} First`,
    `${total}/${total} Notes`,
    `2/${total} Second`,
  ]);
});

test('a long text is listed by its beginning, and a mark by its note', async () => {
  const mentor = await newMentor();
  const { uuid: reflection, answers } = await world.reflection(learner);
  const typed = { reflection, answer: answers[0] ?? '', device: newUuid(), order: 1 };
  const note = serializeMark({ mark: 'more', note: 'Who felt safe?' });
  await keep({ ...typed, text: '🐦'.repeat(900) }, { person: mentor });
  await keep({ ...typed, kind: 'mark', text: note, order: 2 }, { person: mentor });

  const excerpts = (await listed(mentor)).map(({ excerpt }) => excerpt);
  expect(excerpts).toEqual(['Who felt safe?', '🐦'.repeat(200)]);
});

test('a mark that only says “fine” holds no words, and is not listed', async () => {
  const mentor = await newMentor();
  const { uuid: reflection, answers } = await world.reflection(learner);
  const text = serializeMark({ mark: 'fine', note: '' });
  const mark = { reflection, answer: answers[0] ?? '', kind: 'mark' as const, text, order: 1 };
  await keep(mark, { person: mentor });

  expect(await listed(mentor)).toEqual([]);
});

test('a mark that no page of ours would send leaves the list readable', async () => {
  const mentor = await newMentor();
  const { uuid: reflection, answers } = await world.reflection(learner);
  const mark = { reflection, answer: answers[0] ?? '', kind: 'mark' as const, order: 1 };
  await keep({ ...mark, text: '{"mark":"more","note":5}' }, { person: mentor });

  expect((await listed(mentor)).map(({ excerpt }) => excerpt)).toEqual(['']);
});

test('nobody finds the drafts of somebody else', async () => {
  const { uuid: reflection } = await world.reflection(learner);
  await keep({ reflection, text: 'Mine alone', order: 1 }, { person: await newMentor() });

  expect(await listed(await newMentor())).toEqual([]);
  expect((await world.as(learner)(unfinishedDrafts, {})).status).toBe(403);
});

test('what is saved, sent back or signed off is not listed any more', async () => {
  const mentor = await newMentor();
  const as = world.as(mentor);
  const review = (reflection: string, answer = '') =>
    as(storeReview, { body: { reflection, answer, review: null, contents: 'Ka pai' } });
  const [saved, back, done] = [
    await world.reflection(learner),
    await world.reflection(learner),
    await world.reflection(learner),
  ];
  const [answer = ''] = saved.answers;
  await keep({ reflection: saved.uuid, answer, text: 'Ka pai', order: 1 }, { person: mentor });
  for (const { uuid: reflection } of [back, done]) {
    await keep({ reflection, text: 'Notes', order: 1 }, { person: mentor });
  }
  expect(await listed(mentor)).toHaveLength(3);

  await review(saved.uuid, answer);
  const marks = [{ answer: back.answers[0] ?? '', mark: 'more' as const, note: 'Why?' }];
  await as(sendBack, { body: { reflection: back.uuid, marks } });
  for (const reviewed of done.answers) await review(done.uuid, reviewed);
  expect((await as(signOff, { body: { reflection: done.uuid } })).status).toBe(200);

  expect(await listed(mentor)).toEqual([]);
});
