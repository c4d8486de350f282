import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { noticeList, readNotices, unreadNotices } from '#contract/notices/notices.ts';
import { notices } from '#server/schema/index.ts';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let loop: ReturnType<typeof reflectionSteps>;
let learner: Person;
beforeAll(async () => {
  world = await newWorld();
  loop = reflectionSteps(world);
  learner = await world.person('Mere Tāne', 'independent_learner');
});

async function submitted(): Promise<string> {
  const { uuid } = await world.reflection(learner, { submittedAt: null });
  await loop.submit(learner, uuid);
  return uuid;
}

const page = async (person: Person, query = {}) =>
  (await world.as(person)(noticeList, { query })).reply;
const unread = async (person: Person) => (await world.as(person)(unreadNotices, {})).reply.unread;
type Which = { notices?: string[]; reflection?: string; all?: boolean };
const read = async (person: Person, body: Which) =>
  (await world.as(person)(readNotices, { body })).reply;

test('notices are listed newest first, page by page, with the number of the unread', async () => {
  const hana = await world.person('Hana', 'mentor');
  const first = await submitted();
  const second = await submitted();
  const third = await submitted();

  const { notices, unread: count } = await page(hana, { per_page: 2 });
  expect(notices).toMatchObject({ current_page: 1, last_page: 2, total: 3, from: 1, to: 2 });
  expect(notices.data.map(({ reflection }) => reflection)).toEqual([third, second]);
  expect(notices.data[0]).toMatchObject({
    kind: 'submitted',
    read_at: null,
    pod: null,
    actor: { uuid: learner.uuid, name: 'Mere Tāne' },
    area: { name: expect.stringMatching(/^Area/) },
  });
  expect(count).toBe(3);
  const rest = await page(hana, { per_page: 2, page: 2 });
  expect(rest.notices.data.map(({ reflection }) => reflection)).toEqual([first]);
});

test('one, those about a reflection, or all are marked as read, and stay so', async () => {
  const hana = await world.person('Hana', 'mentor');
  for (const _ of [1, 2, 3]) await submitted();
  const [newest, middle] = (await page(hana)).notices.data;

  expect(await read(hana, { notices: [newest?.uuid ?? ''] })).toEqual({ unread: 2 });
  const readAt = (await page(hana)).notices.data[0]?.read_at;
  expect(readAt).toMatch(/Z$/);
  expect(await read(hana, { reflection: middle?.reflection ?? '' })).toEqual({ unread: 1 });
  expect(await read(hana, { all: true })).toEqual({ unread: 0 });
  expect(await read(hana, { all: true })).toEqual({ unread: 0 });
  expect((await page(hana)).notices.data[0]?.read_at).toBe(readAt);
  expect(await read(hana, {})).toEqual({ unread: 0 });
});

test('notices older than half a year are neither listed nor counted, deleted yet or not', async () => {
  const rewi = await world.person('Rewi', 'mentor');
  const [older, newer] = [await submitted(), await submitted()];
  const before = await unread(rewi);
  const at = new Date(Date.now() - 252 * 24 * 60 * 60 * 1_000);
  await world.db.update(notices).set({ at }).where(eq(notices.reflection, older));

  const listed = (await page(rewi)).notices;
  expect(listed.data.map(({ reflection }) => reflection)).toContain(newer);
  expect(listed.data.map(({ reflection }) => reflection)).not.toContain(older);
  expect(await unread(rewi)).toBe(before - 1);
});

test("nobody reads or marks somebody else's", async () => {
  const hana = await world.person('Hana', 'mentor');
  const ngaire = await world.person('Ngaire', 'mentor');
  const uuid = await submitted();
  const notices = (await page(hana)).notices.data.map((notice) => notice.uuid);
  const theirs = (await page(ngaire)).notices.data.map((notice) => notice.uuid);

  expect(theirs.filter((uuid) => notices.includes(uuid))).toEqual([]);
  await read(ngaire, { notices });
  expect(await unread(ngaire)).toBe(1);
  await read(ngaire, { reflection: uuid });
  await read(ngaire, { all: true });
  expect(await unread(hana)).toBe(1);
});

test('marked from twenty tabs while others sign off, nothing is refused and nothing is left', async () => {
  const hana = await world.person('Hana', 'mentor');
  const ngaire = await world.person('Ngaire', 'mentor');
  for (let round = 0; round < 3; round += 1) {
    const waiting = await Promise.all([1, 2, 3, 4].map(submitted));
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => world.as(hana)(readNotices, { body: { all: true } })),
      ...waiting.map((uuid) => loop.finish(ngaire, uuid)),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(hana, { all: true })).toEqual({ unread: 0 });
  }
});
