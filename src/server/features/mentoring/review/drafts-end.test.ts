import { eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import {
  saveExternalNotes,
  signOff,
  storeReview,
  updateReview,
} from '#contract/mentoring/mentoring.ts';
import { exportAccount } from '#contract/my-account/my-account.ts';
import { drafts, throttles, users } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { draftSteps } from './drafts.test-support.ts';
import { purgeDrafts } from './drafts.ts';

let world: World;
let its: Awaited<ReturnType<typeof draftSteps>>;
beforeAll(async () => {
  world = await newWorld();
  its = await draftSteps(world);
});

describe('saving', () => {
  const review = (body: CallInput<typeof storeReview>['body']) =>
    world.as(its.mentor)(storeReview, { body });

  test('a review ends its draft, and a late request does not bring it back', async () => {
    const typed = await its.typing();
    const late = { ...typed, text: 'Ka pai', order: 2 };
    await its.keep({ ...typed, text: 'Ka', order: 1 });

    const draft = { device: typed.device, order: 2 };
    const stored = await review({ ...typed, contents: 'Ka pai', draft });

    expect(stored.status).toBe(201);
    expect(await its.kept(typed.reflection)).toEqual([]);
    expect((await its.keep(late)).status).toBe(412);
    expect(await its.kept(typed.reflection)).toEqual([]);
  });

  test('a changed review ends its draft, and what was typed after it stays', async () => {
    const typed = await its.typing();
    const { reply } = await review({ ...typed, contents: 'First' });
    await its.keep({ ...typed, text: 'Second, and', order: 7 });

    const body = { ...typed, review: reply.review.uuid, contents: 'Second' };
    await world.as(its.mentor)(updateReview, { body: { ...body, draft: { ...typed, order: 6 } } });
    expect(await its.kept(typed.reflection)).toEqual([
      { answer: typed.answer, text: 'Second, and' },
    ]);

    await world.as(its.mentor)(updateReview, { body: { ...body, draft: { ...typed, order: 7 } } });
    expect(await its.kept(typed.reflection)).toEqual([]);
  });

  test('notes end their draft', async () => {
    const { reflection } = await its.typing();
    const origin = { device: newUuid(), order: 3 };
    await its.keep({ reflection, text: 'A course', ...origin });

    await world.as(its.mentor)(saveExternalNotes, {
      body: { reflection, contents: 'A course on play', draft: origin },
    });

    expect(await its.kept(reflection)).toEqual([]);
  });

  test('another device loses no word that was not saved', async () => {
    const typed = await its.typing();
    await its.keep({ ...typed, device: newUuid(), text: 'Words of the other device', order: 1 });

    await review({ ...typed, contents: 'Other words', draft: { device: newUuid(), order: 9 } });
    expect(await its.kept(typed.reflection)).toHaveLength(1);
  });

  test('the same text ends a draft, on whichever device it was typed', async () => {
    const typed = await its.typing();
    await its.keep({ ...typed, device: newUuid(), text: 'Ka pai', order: 1 });
    await review({ ...typed, contents: 'Ka pai' });
    expect(await its.kept(typed.reflection)).toEqual([]);
  });

  test('a refused save ends no draft', async () => {
    const typed = await its.typing();
    await its.keep({ ...typed, text: 'Ka pai', order: 1 });
    await world.as(await world.person('Mere', 'mentor'))(signOff, { body: typed });

    const refused = await review({ ...typed, contents: 'Ka pai', draft: { ...typed, order: 1 } });
    expect(refused.status).toBe(422);
    expect(await its.kept(typed.reflection)).toHaveLength(1);
  });
});

test("drafts are in their writer's export, and nobody else's", async () => {
  const typed = { ...(await its.typing()), order: 1 };
  await its.keep({ ...typed, text: 'A draft to be exported' });
  const rows = async (person: Person) =>
    (await world.as(person)(exportAccount, {})).reply.tables.drafts ?? [];

  expect(await rows(its.mentor)).toContainEqual(
    expect.objectContaining({ reflection: typed.reflection, text: 'A draft to be exported' }),
  );
  expect(await rows(its.learner)).toEqual([]);
});

test('drafts go with the account', async () => {
  const leaving = await world.person('Wiremu', 'mentor');
  const typed = { ...(await its.typing()), text: 'Ka pai', order: 1 };
  await its.keep(typed, { person: leaving });
  await world.db.delete(users).where(eq(users.uuid, leaving.uuid));
  expect(await world.db.$count(drafts, eq(drafts.user, leaving.uuid))).toBe(0);
});

test('drafts are kept for half a year after the last word', async () => {
  const typed = { ...(await its.typing()), text: 'Ka pai', order: 1 };
  await its.keep(typed);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);

  await purgeDrafts(world.db, inDays(179));
  expect(await its.kept(typed.reflection)).toHaveLength(1);
  await purgeDrafts(world.db, inDays(181));
  expect(await world.db.$count(drafts)).toBe(0);
});

test('somebody who sends more than anybody types is asked to wait', async () => {
  const typed = { ...(await its.typing()), text: 'Ka pai' };
  const fast = await world.person('Rangi', 'mentor');
  await its.keep({ ...typed, order: 1 }, { person: fast });
  await world.db
    .update(throttles)
    .set({ points: 239 })
    .where(eq(throttles.key, `draft|${fast.uuid}`));

  expect((await its.keep({ ...typed, order: 2 }, { person: fast })).status).toBe(200);
  expect((await its.keep({ ...typed, order: 3 }, { person: fast })).status).toBe(429);
});
