import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { historyIndex } from '#contract/history/history.ts';
import {
  areaIndex,
  podIndex,
  podsOfArea,
  storeArea,
  storePod,
  updateArea,
  updatePod,
} from '#contract/learning/learning.ts';
import { learnerAssignments } from '#contract/mentoring/assignments.ts';
import { learnerLearning, showReflection, signOff } from '#contract/mentoring/mentoring.ts';
import { signedOff, worklist } from '#contract/mentoring/worklist.ts';
import { myLearning } from '#contract/my-learning/my-learning.ts';
import { noticeList } from '#contract/notices/notices.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

type Names = { name: string; name_mi?: string | null };

/** How areas and pods are stored and changed: the same tests hold for both. */
const kinds = {
  area: {
    store: async (names: Names) => {
      const answer = await world.as(designer)(storeArea, { body: { ...names, active: true } });
      return { ...answer, record: answer.reply.area };
    },
    update: async (uuid: string, names: Names, ifMatch?: string) => {
      const body = { uuid, ...names, active: true };
      const answer = await world.as(designer)(
        updateArea,
        { body },
        { ...(ifMatch && { ifMatch }) },
      );
      return { ...answer, record: answer.reply.area };
    },
  },
  pod: {
    store: async (names: Names) => {
      const answer = await world.as(designer)(storePod, { body: { ...names, active: true } });
      return { ...answer, record: answer.reply.pod };
    },
    update: async (uuid: string, names: Names, ifMatch?: string) => {
      const body = { uuid, ...names, active: true };
      const answer = await world.as(designer)(updatePod, { body }, { ...(ifMatch && { ifMatch }) });
      return { ...answer, record: answer.reply.pod };
    },
  },
};

const eachKind = Object.entries(kinds).map(([kind, calls]) => ({ kind, ...calls }));

test.each(eachKind)('the $kind’s name in te reo is trimmed and stored in NFC', async (kind) => {
  const { record } = await kind.store({ name: 'Identity', name_mi: '  Te Ma\u0304oritanga \n' });
  expect(record.name_mi).toBe('Te M\u0101oritanga');
});

test.each(eachKind)(
  'a client that knows nothing of te reo leaves the $kind’s name in it',
  async (kind) => {
    const { record } = await kind.store({ name: 'Leadership', name_mi: 'Kaihautū' });
    const renamed = await kind.update(record.uuid, { name: 'Leading' });
    expect(renamed.record).toMatchObject({ name: 'Leading', name_mi: 'Kaihautū' });
  },
);

test.each(eachKind.flatMap((kind) => [null, '', '  '].map((none) => ({ ...kind, none }))))(
  '$none takes the $kind’s name in te reo away',
  async ({ store, update, none }) => {
    const { record } = await store({
      name: `Taken away ${JSON.stringify(none)}`,
      name_mi: 'Tangohia',
    });
    const changed = await update(record.uuid, { name: record.name, name_mi: none });
    expect(changed.record.name_mi).toBeNull();
  },
);

test.each(
  eachKind.flatMap((kind) => [
    {
      ...kind,
      name: 'ā'.repeat(256),
      why: 'The name in te reo Māori field must not be greater than 255 characters.',
    },
    {
      ...kind,
      name: 'a\u0000b',
      why: 'The name in te reo Māori field holds a character that can’t be stored.',
    },
  ]),
)('a name in te reo has the rules of a name: $kind, $why', async ({ store, name, why }) => {
  const refused = await store({ name: 'Refused', name_mi: name });
  expect(refused).toMatchObject({ status: 422, errors: { name_mi: [why] } });
});

test.each(eachKind)('two may have one name in te reo: $kind', async ({ store }) => {
  const [first, second] = [
    await store({ name: 'First of two', name_mi: 'Ako ngaiotanga' }),
    await store({ name: 'Second of two', name_mi: 'Ako ngaiotanga' }),
  ];
  expect([first.status, second.status]).toEqual([201, 201]);
});

test.each(eachKind)(
  'of two who change the $kind’s name in te reo, one is refused',
  async (kind) => {
    const { record } = await kind.store({ name: 'Clashing' });
    const names = { name: 'Clashing', name_mi: 'Tuatahi' };
    const first = await kind.update(record.uuid, names, record.updated_at);
    const stale = await kind.update(
      record.uuid,
      { ...names, name_mi: 'Tuarua' },
      record.updated_at,
    );

    expect(first.status).toBe(200);
    expect(stale).toMatchObject({
      status: 412,
      current: { [kind.kind]: { name_mi: 'Tuatahi', updated_at: first.record.updated_at } },
    });
  },
);

test.each(eachKind)('twenty changes from one version save one name: $kind', async (kind) => {
  for (let round = 0; round < 3; round += 1) {
    const { record } = await kind.store({ name: `Twenty ${round}` });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        kind.update(record.uuid, { name: record.name, name_mi: `Ingoa ${n}` }, record.updated_at),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(412)]);
  }
});

test.each(eachKind)('the same name in te reo again is no change: $kind', async (kind) => {
  const { record } = await kind.store({ name: 'Unchanged', name_mi: 'Ōrite' });
  const again = await kind.update(record.uuid, { name: 'Unchanged', name_mi: ' Ōrite' });
  expect(again.record).toEqual(record);
});

test.each(eachKind)(
  'the history has the name in te reo a $kind had and got, and says so',
  async (kind) => {
    const admin = await world.person('Aroha', 'admin');
    const { record } = await kind.store({ name: 'In history', name_mi: 'Tawhito' });
    await kind.update(record.uuid, { name: 'In history', name_mi: 'Hou' });

    const [, changed] = await world.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject, record.uuid))
      .orderBy(auditEvents.uuid);
    expect(changed).toMatchObject({ before: { name_mi: 'Tawhito' }, after: { name_mi: 'Hou' } });

    const { reply } = await world.as(admin)(historyIndex, { query: { subject: record.uuid } });
    expect(reply.history.data[0]?.changes).toMatchObject([
      {
        field: { words: 'Name in te reo Māori' },
        before: [{ words: 'Tawhito', locale: 'mi' }],
        after: [{ words: 'Hou', locale: 'mi' }],
      },
    ]);
  },
);

test('wherever an area’s or a pod’s name is shown, the one in te reo stands beside it', async () => {
  const mentor = await world.person('Hana', 'mentor');
  const learner = await world.person('Tama', 'independent_learner');
  const inBoth = { name: 'Assessment', name_mi: 'Aromatawai' };
  const podInBoth = { name: 'Professional learning', name_mi: 'Ako ngaiotanga' };
  const area = (await kinds.area.store(inBoth)).record.uuid;
  const { reply } = await world.as(designer)(storePod, {
    body: { ...podInBoth, active: true, podAreas: [area] },
  });
  const pod = reply.pod.uuid;
  await world.assign(learner, [area]);
  const waits = await world.reflection(learner, { area, pod });
  const done = await world.reflection(learner, { area });
  await world.as(mentor)(signOff, { body: { reflection: done.uuid } });
  const params = { learner: learner.uuid };

  const [areas, all, listed, assigned, seen, own, waiting, shown, signed, notices] =
    await Promise.all([
      world.as(designer)(areaIndex, {}),
      world.as(designer)(podIndex, {}),
      world.as(designer)(podsOfArea, { params: { area } }),
      world.as(mentor)(learnerAssignments, { params }),
      world.as(mentor)(learnerLearning, { params }),
      world.as(learner)(myLearning, {}),
      world.as(mentor)(worklist, { query: {} }),
      world.as(mentor)(showReflection, { params: { uuid: waits.uuid } }),
      world.as(mentor)(signedOff, { query: {} }),
      world.as(learner)(noticeList, { query: {} }),
    ]);

  expect(areas.reply.areas).toContainEqual(expect.objectContaining(inBoth));
  expect(all.reply.pods).toContainEqual(expect.objectContaining({ ...podInBoth, uuid: pod }));
  expect(listed.reply.pods).toMatchObject([{ ...podInBoth, areas: [inBoth] }]);
  expect(assigned.reply.data).toMatchObject([inBoth]);
  expect(seen.reply.learning).toMatchObject([{ ...inBoth, pods: [podInBoth] }]);
  expect(own.reply.learning).toMatchObject([{ ...inBoth, pods: [podInBoth] }]);
  expect(waiting.reply.worklist.data).toMatchObject([
    { ...podInBoth, area: inBoth, pod: podInBoth },
  ]);
  expect(shown.reply.reflection).toMatchObject({ ...podInBoth, area: inBoth });
  expect(signed.reply.signed_off).toMatchObject([inBoth]);
  expect(notices.reply.notices.data[0]).toMatchObject({ area: inBoth });
});
