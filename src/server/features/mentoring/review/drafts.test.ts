import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { showReflection, signOff } from '#contract/mentoring/mentoring.ts';
import { keepDraft, myDrafts } from '#contract/my-learning/drafts.ts';
import { auditEvents } from '#server/schema/index.ts';
import { newWorld, type World } from '#testing/world.ts';
import { draftSteps } from './drafts.test-support.ts';

let world: World;
let its: Awaited<ReturnType<typeof draftSteps>>;
beforeAll(async () => {
  world = await newWorld();
  its = await draftSteps(world);
});

describe('a draft on the server', () => {
  test('is read again by its writer, on any device, and follows what is typed', async () => {
    const typed = await its.typing();

    await its.keep({ ...typed, text: 'Ka', order: 1 });
    const { status, reply } = await its.keep({ ...typed, text: 'Ka pai', order: 2 });

    expect(status).toBe(200);
    expect(reply.draft).toMatchObject({ text: 'Ka pai', device: typed.device, order: 2 });
    expect(await its.kept(typed.reflection)).toEqual([{ answer: typed.answer, text: 'Ka pai' }]);
  });

  test('is seen by nobody else: no mentor, no administrator, not the learner', async () => {
    const typed = await its.typing();
    const text = 'What nobody but Hana may read';
    await its.keep({ ...typed, text, order: 1 });
    const admin = await world.person('Ana', ['admin', 'mentor']);
    const colleague = await world.person('Mere', 'mentor');

    expect(await its.kept(typed.reflection, admin)).toEqual([]);
    expect(await its.kept(typed.reflection, colleague)).toEqual([]);
    const own = await world.as(its.learner)(myDrafts, { params: { uuid: typed.reflection } });
    const record = await world.as(admin)(showReflection, { params: { uuid: typed.reflection } });
    expect(own.status).toBe(403);
    expect(JSON.stringify(record.reply)).not.toContain(text);
    const events = await world.db.select().from(auditEvents);
    expect(JSON.stringify(events)).not.toContain(text);
  });

  test("is one's own among several mentors", async () => {
    const typed = { ...(await its.typing()), order: 1 };
    const colleague = await world.person('Mere', 'mentor');
    await its.keep({ ...typed, text: 'Hana' });
    await its.keep({ ...typed, text: 'Mere' }, { person: colleague });

    expect(await its.kept(typed.reflection)).toEqual([{ answer: typed.answer, text: 'Hana' }]);
    expect(await its.kept(typed.reflection, colleague)).toEqual([
      { answer: typed.answer, text: 'Mere' },
    ]);
  });

  test('is of an answer of that reflection, and of a reflection that is there', async () => {
    const { reflection } = await its.typing();
    const { answer } = await its.typing();
    const typed = { text: 'Ka pai', device: newUuid(), order: 1 };

    expect((await its.keep({ ...typed, reflection, answer })).status).toBe(404);
    expect((await its.keep({ ...typed, reflection: newUuid() })).status).toBe(404);
    const params = { uuid: newUuid() };
    expect((await world.as(its.mentor)(myDrafts, { params })).status).toBe(404);
  });

  test('is no longer than a review may be', async () => {
    const typed = { ...(await its.typing()), order: 1 };
    expect((await its.keep({ ...typed, text: 'ā'.repeat(20_000) })).status).toBe(200);
    expect((await its.keep({ ...typed, text: 'ā'.repeat(20_001), order: 2 })).status).toBe(422);
  });

  test('stays readable to its writer once the reflection is complete', async () => {
    const typed = await its.typing();
    await world.as(await world.person('Mere', 'mentor'))(signOff, { body: typed });

    await its.keep({ ...typed, text: 'Too late, but not lost', order: 1 });

    expect(await its.kept(typed.reflection)).toHaveLength(1);
  });

  test('is never stored for somebody else who has logged in on that browser meanwhile', async () => {
    const typed = { ...(await its.typing()), text: 'By Hana', order: 1, writer: its.mentor.uuid };
    const colleague = await world.person('Mere', 'mentor');

    expect((await its.keep(typed, { person: colleague })).status).toBe(403);
    expect(await its.kept(typed.reflection, colleague)).toEqual([]);
    expect((await its.keep(typed)).status).toBe(200);
  });

  test('is announced to nobody', () => {
    expect([...myDrafts.topics, ...keepDraft.topics]).toEqual([]);
  });
});

describe('of one device', () => {
  test('a draft that arrives late does not overwrite what was typed after it', async () => {
    const typed = await its.typing();
    await its.keep({ ...typed, text: 'Ka pai', order: 2 });

    const late = await its.keep({ ...typed, text: 'Ka', order: 1 });

    expect(late).toMatchObject({ status: 412, current: { draft: { text: 'Ka pai', order: 2 } } });
    expect(await its.kept(typed.reflection)).toEqual([{ answer: typed.answer, text: 'Ka pai' }]);
  });

  test('twenty at once leave one draft, the last that was typed', async () => {
    const typed = await its.typing();
    const orders = Array.from({ length: 20 }, (_, index) => index + 1);

    const answers = await Promise.all(
      orders.map((order) => its.keep({ ...typed, text: `Text ${order}`, order })),
    );

    expect(answers.filter(({ status }) => status !== 200 && status !== 412)).toEqual([]);
    expect(await its.kept(typed.reflection)).toEqual([{ answer: typed.answer, text: 'Text 20' }]);
  });

  test('a draft sent twice is stored once', async () => {
    const typed = { ...(await its.typing()), text: 'Ka pai', order: 1 };
    const first = await its.keep(typed);
    expect((await its.keep(typed)).reply).toEqual(first.reply);
  });
});

describe('of two devices', () => {
  test('neither overwrites the other’s draft before its writer has seen it', async () => {
    const typed = await its.typing();
    const first = await its.keep({ ...typed, device: newUuid(), text: 'At the desk', order: 90 });
    const laptop = { ...typed, device: newUuid(), text: 'On the train', order: 1 };

    const refused = await its.keep(laptop);
    expect(refused).toMatchObject({ status: 412, current: first.reply });
    expect((await its.keep(laptop, { ifMatch: 'null' })).status).toBe(412);

    expect((await its.keep(laptop, { ifMatch: first.reply.draft.updated_at })).status).toBe(200);
    expect(await its.kept(typed.reflection)).toEqual([
      { answer: typed.answer, text: 'On the train' },
    ]);
  });

  test('twenty that begin at once store one draft, and nineteen are told of it', async () => {
    const typed = await its.typing();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        its.keep({ ...typed, device: newUuid(), text: `Device ${index}`, order: 1 }),
      ),
    );
    const kind = (status: number) => answers.filter((answer) => answer.status === status);
    expect(kind(200)).toHaveLength(1);
    expect(kind(412).map(({ current }) => current)).toEqual(Array(19).fill(kind(200)[0]?.reply));
  });
});
