import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  countedReflections,
  figures,
  organisationFigures,
  waitingAges,
} from '#contract/figures/figures.ts';
import { progress, progressStates } from '#contract/mentoring/progress.ts';
import { memberships, reflectionSteps } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let admin: Person;
let hana: Person;
let rangi: Person;
beforeAll(async () => {
  // Friday of the week of Labour Day, which is Monday, 26th Oct 2026.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-30T09:00:00+13:00') });
  world = await newWorld({ RATE_LIMITS: 'off' });
  admin = await world.person('Ngaire', 'admin');
  hana = await world.person('Hana', 'mentor');
  rangi = await world.person('Rangi', 'mentor');
});
afterAll(() => vi.useRealTimers());

const learnerNamed = (name: string) => world.person(name, 'independent_learner');

type Step = (typeof reflectionSteps.$inferSelect)['step'];
type Taken = [step: Step, at: string, actor?: Person];

/** A reflection with these steps, at times in New Zealand, and in the state after the last of them. */
async function wentThrough(
  learner: Person,
  taken: Taken[],
  { area, organisation = null }: { area?: string; organisation?: string | null } = {},
) {
  const of = area ?? (await world.area());
  const atOf = (day: string) => new Date(`${day}:00+13:00`);
  const last = taken.at(-1);
  const submitted = taken.findLast(([step]) => step === 'submitted');
  const { uuid } = await world.reflection(learner, {
    area: of,
    submittedAt: submitted && last?.[0] !== 'sent_back' ? atOf(submitted[1]) : null,
    completedAt: last?.[0] === 'signed_off' ? atOf(last[1]) : null,
  });
  await world.db.insert(reflectionSteps).values(
    taken.map(([step, at, actor = learner], index) => ({
      reflection: uuid,
      number: index + 1,
      round: 1,
      step,
      at: atOf(at),
      actor: actor.uuid,
      learner: learner.uuid,
      area: of,
      organisation,
    })),
  );
  return uuid;
}

const figuresOf = async (query: Record<string, string> = {}) =>
  (await world.as(admin)(figures, { query })).reply;
const counted = async (query: Record<string, string>) =>
  (await world.as(admin)(countedReflections, { query })).reply.reflections;

test('what was submitted and signed off stands in its week in New Zealand, and leads to its list', async () => {
  const tama = await learnerNamed('Tama');
  const tui = await world.organisation('Tūī Hollow', [tama]);
  await wentThrough(
    tama,
    [
      ['begun', '2026-10-14T20:00'],
      ['submitted', '2026-10-18T23:59'],
      ['sent_back', '2026-10-19T00:01', hana],
      ['submitted', '2026-10-20T20:00'],
      ['signed_off', '2026-10-25T23:00', hana],
    ],
    { organisation: tui },
  );
  // Where he belongs since changes nothing of what was then.
  await world.db.delete(memberships);

  const { weeks, from, to } = await figuresOf({ organisation: tui });
  expect(weeks).toHaveLength(12);
  expect([from, to]).toEqual(['2026-08-10', '2026-11-01']);
  const [before, during, after] = weeks.slice(-3);
  expect(before).toEqual({ from: '2026-10-12', to: '2026-10-18', submitted: 1, signed_off: 0 });
  expect(during).toEqual({ from: '2026-10-19', to: '2026-10-25', submitted: 1, signed_off: 1 });
  expect(after).toMatchObject({ submitted: 0, signed_off: 0 });
  for (const { from, to, ...counts } of weeks) {
    for (const [of, count] of Object.entries(counts)) {
      expect((await counted({ of, from, to, organisation: tui })).total).toBe(count);
    }
  }
  const other = await world.organisation('Kea');
  expect((await figuresOf({ organisation: other })).weeks.at(-2)).toMatchObject({ submitted: 0 });
});

test('what waits is counted by mentor and by age in working days, a holiday is none', async () => {
  const [mere, kiri] = [await learnerNamed('Mere'), await learnerNamed('Kiri')];
  await world.mentored(rangi, [mere]);
  const today = await wentThrough(mere, [['submitted', '2026-10-30T08:00']]);
  // A weekend and Labour Day lie between: four working days since that Friday, five since Thursday.
  await wentThrough(mere, [['submitted', '2026-10-23T20:00']]);
  await wentThrough(mere, [['submitted', '2026-10-22T20:00']]);
  await wentThrough(kiri, [['submitted', '2026-10-28T20:00']]);

  const { waiting } = await figuresOf();
  expect(waiting).toEqual([
    { mentor: { uuid: rangi.uuid, name: 'Rangi' }, ages: [1, 0, 2, 0], total: 3 },
    { mentor: null, ages: [0, 1, 0, 0], total: 1 },
  ]);
  for (const { mentor, ages, total } of waiting) {
    const of = { of: 'waiting', mentor: mentor?.uuid ?? 'none' };
    expect((await counted(of)).total).toBe(total);
    for (const [index, count] of ages.entries()) {
      expect((await counted({ ...of, age: waitingAges[index] ?? '' })).total).toBe(count);
    }
  }
  const { data } = await counted({ of: 'waiting', mentor: rangi.uuid });
  expect(data.map(({ days }) => days)).toEqual([5, 4, 0]);
  expect(data[2]).toMatchObject({ reflection: today, learner: { name: 'Mere' }, pod: null });
});

test('how long it took: to the first answer once, to a sign-off that stood, in working days', async () => {
  const area = await world.area('Belonging');
  const signedOff: [string, string][] = [
    // On the same day, over the long weekend, and from a Monday to the Friday.
    ['2026-10-29T08:00', '2026-10-29T22:00'],
    ['2026-10-23T20:00', '2026-10-27T20:00'],
    ['2026-10-12T20:00', '2026-10-16T20:00'],
  ];
  for (const [submitted, at] of signedOff) {
    const learner = await learnerNamed('Somebody');
    await wentThrough(
      learner,
      [
        ['submitted', submitted],
        ['signed_off', at, hana],
      ],
      { area },
    );
  }
  // Answered after one working day, signed off after four, and one that was reopened and waits.
  await wentThrough(
    await learnerNamed('Wiremu'),
    [
      ['submitted', '2026-10-19T20:00'],
      ['sent_back', '2026-10-20T20:00', rangi],
      ['submitted', '2026-10-21T20:00'],
      ['signed_off', '2026-10-23T20:00', hana],
    ],
    { area },
  );
  await wentThrough(
    await learnerNamed('Aroha'),
    [
      ['submitted', '2026-10-19T20:00'],
      ['signed_off', '2026-10-20T20:00', hana],
      ['reopened', '2026-10-21T20:00', admin],
    ],
    { area },
  );

  const { answered, finished, from, to } = await figuresOf({ area });
  expect(answered).toEqual({ count: 5, median: 1, ninetieth: 4 });
  expect(finished).toEqual({ count: 4, median: 1, ninetieth: 4 });
  const answers = await counted({ of: 'answered', from, to, area });
  expect(answers.data.map(({ days }) => days).sort()).toEqual([0, 1, 1, 1, 4]);
  expect((await counted({ of: 'finished', from, to, area })).total).toBe(4);
  expect((await counted({ of: 'answered', from, to, area, mentor: rangi.uuid })).total).toBe(1);
  expect((await counted({ of: 'answered', from, to, area, search: 'WIREMU' })).total).toBe(1);
});

test('every number of learners by area and organisation is that of the list of progress', async () => {
  const [tia, ana] = [await learnerNamed('Tia'), await learnerNamed('Ana')];
  await world.organisation('Harbour Light', [tia, ana, await learnerNamed('Not begun')]);
  const [first, second] = [await world.area('Assessment'), await world.area('Whānau')];
  await world.assign(tia, [first, second]);
  await world.assign(ana, [first]);
  await world.reflection(tia, { area: first, completedAt: new Date() });
  await world.reflection(ana, { area: first });

  const { areas } = await figuresOf();
  const { reply } = await world.as(admin)(organisationFigures, { query: { search: 'harbour' } });
  const [organisation] = reply.organisations.data;

  expect(areas.find(({ uuid }) => uuid === first)).toMatchObject({
    learners: 2,
    complete: 1,
    review: 1,
    in_progress: 0,
    not_started: 0,
    sent_back: 0,
  });
  expect(organisation).toMatchObject({ learners: 2, complete: 1, review: 1, not_started: 1 });
  const listed = async (query: Record<string, string>) =>
    (await world.as(admin)(progress, { query })).reply.progress.total;
  expect(await listed({ organisation: organisation?.uuid ?? '' })).toBe(2);
  for (const state of progressStates) {
    for (const area of areas) {
      expect(await listed({ area: area.uuid, state })).toBe(area[state]);
    }
    expect(await listed({ organisation: organisation?.uuid ?? '', state })).toBe(
      organisation?.[state],
    );
  }
});

test('with an area or an organisation chosen, organisations are those of it, on the page and in the file', async () => {
  const tia = await learnerNamed('Tia');
  const bay = await world.organisation('Bay Light', [tia, await learnerNamed('Other')]);
  await world.organisation('Bay Shade', [await learnerNamed('Third')]);
  const [chosen, another] = [await world.area('Chosen'), await world.area('Another')];
  await world.assign(tia, [chosen, another]);
  await world.reflection(tia, { area: another, completedAt: new Date() });

  const read = async (query: Record<string, string>) => {
    const { reply } = await world.as(admin)(organisationFigures, { query });
    const url = `/api/admin/export/figures-organisations.csv?${new URLSearchParams(query)}`;
    const [, ...lines] = (await world.raw(admin, { method: 'GET', url })).payload
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(reply.organisations.total);
    return reply.organisations.data.map(({ name, learners, not_started, complete }) => [
      name,
      learners,
      not_started,
      complete,
    ]);
  };
  expect(await read({ area: chosen })).toEqual([['Bay Light', 1, 1, 0]]);
  expect(await read({ area: another })).toEqual([['Bay Light', 1, 0, 1]]);
  expect(await read({ organisation: bay, search: 'bay' })).toEqual([['Bay Light', 1, 1, 1]]);
});

test('each figure can be taken along as a file', async () => {
  const fileOf = async (name: string) =>
    (await world.raw(admin, { method: 'GET', url: `/api/admin/export/figures-${name}.csv` }))
      .payload;

  expect(await fileOf('weeks')).toMatch(/^2026-10-26,.*\s+2026-10-19,2026-10-25,/m);
  expect(await fileOf('waiting')).toContain('Rangi,1,0,2,0,3');
  expect(await fileOf('waiting')).toMatch(/2 to 3 .*6 working days or more.*No mentor,1,1,0,1,3/s);
  expect(await fileOf('spans')).toMatch(/^First answer,\d+,\d+,\d+\r$/m);
  expect(await fileOf('areas')).toMatch(/Assessment,2,0,0,0,1,1/);
  expect(await fileOf('organisations')).toContain('Harbour Light,2,');
  expect(await fileOf('reflections')).toContain('Mere,');
});
