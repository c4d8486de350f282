import { v7 as newUuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { serializeMark } from '#contract/mentoring/mark-draft.ts';
import { storeReview } from '#contract/mentoring/mentoring.ts';
import { sendBack } from '#contract/mentoring/turns.ts';
import { exportAccount } from '#contract/my-account/my-account.ts';
import { myDrafts } from '#contract/my-learning/drafts.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { draftSteps } from './drafts.test-support.ts';

let world: World;
let its: Awaited<ReturnType<typeof draftSteps>>;
beforeAll(async () => {
  world = await newWorld();
  its = await draftSteps(world);
});

const more = (note: string) => serializeMark({ mark: 'more', note });

/** A submitted reflection whose first answer is marked on a device, with the count 3. */
async function marked(note = 'Who felt safe?') {
  const { reflection, answer, device } = await its.typing();
  const draft = { reflection, answer, device, kind: 'mark' as const, text: more(note), order: 3 };
  const { status, reply } = await its.keep(draft);
  expect(status).toBe(200);
  return { draft, origin: { device, order: 3 }, version: reply.draft.updated_at };
}

type Marked = Awaited<ReturnType<typeof marked>>;

async function kept({ reflection }: { reflection: string }, person: Person = its.mentor) {
  const { reply } = await world.as(person)(myDrafts, { params: { uuid: reflection } });
  return reply.drafts.map(({ kind, text }) => ({ kind, text }));
}

/** Sends the first answer back with this note, as the mark of the draft with this origin. */
const send = ({ draft }: Marked, note: string, origin?: Marked['origin']) =>
  world.as(its.mentor)(sendBack, {
    body: {
      reflection: draft.reflection,
      marks: [{ answer: draft.answer, mark: 'more', note, ...(origin && { draft: origin }) }],
    },
  });

describe('a mark that is not sent yet', () => {
  test('stands beside the draft of the review of the same answer', async () => {
    const { draft } = await marked();
    await its.keep({ ...draft, kind: 'text', text: 'Ka pai', order: 4 });

    const both = await kept(draft);
    expect(both).toHaveLength(2);
    expect(both).toEqual(
      expect.arrayContaining([
        { kind: 'mark', text: draft.text },
        { kind: 'text', text: 'Ka pai' },
      ]),
    );
  });

  test('is kept with the longest note that can be sent, whatever it holds', async () => {
    const longest = `${'"\n'.repeat(9_999)}ā!`;
    const { draft, ...found } = await marked(longest);
    expect(await kept(draft)).toEqual([{ kind: 'mark', text: more(longest) }]);
    expect(await send({ draft, ...found }, longest)).toMatchObject({ status: 200 });
  });

  test('stays when the review of its answer is saved', async () => {
    const { draft } = await marked();
    await its.keep({ ...draft, kind: 'text', text: 'Ka pai', order: 4 });
    const { reflection, answer, device } = draft;
    const body = { reflection, answer, contents: 'Ka pai', draft: { device, order: 9 } };
    await world.as(its.mentor)(storeReview, { body });

    expect(await kept(draft)).toEqual([{ kind: 'mark', text: draft.text }]);
  });

  test('is read by nobody but its mentor, in whose export it is', async () => {
    const { draft } = await marked('What nobody but Hana may read');
    const admin = await world.person('Ana', ['admin', 'mentor']);

    expect(await kept(draft, admin)).toEqual([]);
    const exported = async (person: Person) =>
      JSON.stringify((await world.as(person)(exportAccount, {})).reply.tables.drafts);
    expect(await exported(its.mentor)).toContain('What nobody but Hana may read');
    expect(await exported(admin)).not.toContain('What nobody but Hana may read');
  });

  test('is not overwritten by another device that has not seen it', async () => {
    const { draft, version } = await marked();
    const laptop = { ...draft, device: newUuid(), text: serializeMark({ mark: 'fine', note: '' }) };

    const refused = await its.keep(laptop);
    expect(refused).toMatchObject({
      status: 412,
      current: { draft: { kind: 'mark', text: draft.text } },
    });
    expect((await its.keep(laptop, { ifMatch: version })).status).toBe(200);
    expect(await kept(draft)).toEqual([{ kind: 'mark', text: laptop.text }]);
  });

  test('is of an answer', async () => {
    const { draft } = await marked();
    expect((await its.keep({ ...draft, answer: null })).status).toBe(404);
  });
});

describe('sending back', () => {
  test('ends the marks that are sent, and a late call does not bring them back', async () => {
    const phone = await marked();
    const { draft, origin } = phone;
    const sent = await send(phone, 'Who felt safe, and when?', { ...origin, order: 5 });

    expect(sent.status).toBe(200);
    expect(await kept(draft)).toEqual([]);
    const late = { ...draft, text: more('Who felt safe, and when?'), order: 5 };
    expect((await its.keep(late)).status).toBe(412);
    expect(await kept(draft)).toEqual([]);
  });

  test('ends a mark whose own call is still on its way', async () => {
    const { reflection, answer, device } = await its.typing();
    const draft = { reflection, answer, device, kind: 'mark' as const, text: more('Who?') };
    const onItsWay = { draft: { ...draft, order: 1 }, origin: { device, order: 1 }, version: '' };
    await send(onItsWay, 'Who?', onItsWay.origin);

    expect((await its.keep(onItsWay.draft)).status).toBe(412);
    expect(await kept(draft)).toEqual([]);
  });

  test('ends the mark that another device made of the same words', async () => {
    const here = await marked();
    await send(here, 'Who felt safe?', { device: newUuid(), order: 1 });
    expect(await kept(here.draft)).toEqual([]);
  });

  test('takes no note away that was typed since, or on another device and not seen', async () => {
    const since = await marked();
    await its.keep({ ...since.draft, text: more('And where?'), order: 4 });
    await send(since, 'Who felt safe?', since.origin);
    expect(await kept(since.draft)).toEqual([{ kind: 'mark', text: more('And where?') }]);

    const elsewhere = await marked();
    await send(elsewhere, 'Something else', { device: newUuid(), order: 9 });
    expect(await kept(elsewhere.draft)).toEqual([{ kind: 'mark', text: elsewhere.draft.text }]);
  });

  test('leaves the draft of the review of that answer, and the marks of colleagues', async () => {
    const here = await marked();
    const { draft, origin } = here;
    const colleague = await world.person('Mere', 'mentor');
    await its.keep(draft, { person: colleague });
    await its.keep({ ...draft, kind: 'text', text: 'Ka pai', order: 4 });
    await send(here, 'Who felt safe?', origin);

    expect(await kept(draft)).toEqual([{ kind: 'text', text: 'Ka pai' }]);
    expect(await kept(draft, colleague)).toEqual([{ kind: 'mark', text: draft.text }]);
  });
});
