import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { questionIndex, updateQuestions } from '#contract/learning/questions.ts';
import { questions } from '#server/schema/index.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld();
  designer = await world.person('Moana', 'learning_designer');
});

/** The same sequence for the same seed (mulberry32), so that a failure can be seen again. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

type Question = { uuid: string | null; question: string; active: boolean };

/** One thing a person does to the list before they save it. */
function edit(list: Question[], roll: (sides: number) => number, text: string): Question[] {
  const place = roll(list.length + 1);
  const chosen = list[place];
  const kind = roll(5);
  if (kind === 0 || !chosen) {
    return list.toSpliced(place, 0, { uuid: null, question: text, active: true });
  }
  const rest = list.toSpliced(place, 1);
  if (kind === 1) return rest;
  if (kind === 2) return list.with(place, { ...chosen, question: text });
  if (kind === 3) return list.with(place, { ...chosen, active: !chosen.active });
  return rest.toSpliced(roll(list.length), 0, chosen);
}

const shown = async (uuid: string) =>
  (await world.as(designer)(questionIndex, { params: { type: 'area', uuid }, query: {} })).reply;

const stored = (area: string) =>
  world.db
    .select({ uuid: questions.uuid, question: questions.question, position: questions.position })
    .from(questions)
    .where(and(eq(questions.area, area), isNull(questions.retiredAt)))
    .orderBy(questions.position);

test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  'after any edits what is shown is what was saved and is stored (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const area = await world.area();
    let list: Question[] = [];

    for (let round = 0; round < 15; round += 1) {
      const edits = 1 + roll(6);
      // Few texts, so that questions often share one.
      for (let one = 0; one < edits; one += 1) list = edit(list, roll, `Text ${roll(8)}?`);
      const known = list.flatMap(({ uuid }) => uuid ?? []);
      const { status, reply } = await world.as(designer)(updateQuestions, {
        body: { uuid: area, type: 'area', questions: list },
      });
      const answered = reply.reflection_questions;

      expect(status).toBe(200);
      expect(answered).toEqual(
        list.map((one) => ({ ...one, uuid: one.uuid ?? expect.any(String), locale: 'en' })),
      );
      expect((await shown(area)).reflection_questions).toEqual(answered);

      const rows = await stored(area);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
      expect(rows.map(({ uuid }) => uuid)).toEqual(answered.map(({ uuid }) => uuid));
      const uuids = new Set(answered.map(({ uuid }) => uuid));
      expect(uuids.size).toBe(list.length);
      expect(known.filter((uuid) => !uuids.has(uuid))).toEqual([]);
      list = answered;
    }
  },
);
