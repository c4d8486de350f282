import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './rules.ts';

const names = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

/** Mentors with what they have, and learners of whom the first few mentor as well. */
const scene = fc.record({
  has: fc.array(fc.nat(30), { minLength: 1, maxLength: 12 }),
  count: fc.nat(60),
  mentoring: fc.nat(3),
});

function afterwards(mentors: { uuid: string; has: number }[], given: Map<string, string>) {
  return mentors.map(({ uuid, has }) => ({
    has,
    gets: [...given.values()].filter((mentor) => mentor === uuid).length,
  }));
}

test('from equal starts no two mentors differ by more than one, and everybody is given', () => {
  fc.assert(
    fc.property(scene, fc.nat(30), ({ has: { length }, count }, start) => {
      const learners = names('learner', count);
      const mentors = names('mentor', length).map((uuid) => ({ uuid, has: start }));

      const given = shareOut({ learners, of: null }, mentors);
      const loads = afterwards(mentors, given).map(({ has, gets }) => has + gets);

      expect([...given.keys()].toSorted()).toEqual(learners.toSorted());
      expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
    }),
  );
});

test('whatever each has, nobody is given one while somebody else has two fewer', () => {
  fc.assert(
    fc.property(scene, ({ has, count }) => {
      const mentors = has.map((has, index) => ({ uuid: `mentor${index}`, has }));

      const given = shareOut({ learners: names('learner', count), of: null }, mentors);
      const loads = afterwards(mentors, given);

      expect(given.size).toBe(count);
      const fewest = Math.min(...loads.map(({ has, gets }) => has + gets));
      for (const { has, gets } of loads) {
        if (gets > 0) expect(has + gets).toBeLessThanOrEqual(fewest + 1);
      }
    }),
  );
});

test('of their own learners a mentor keeps as many as any fair share leaves them', () => {
  fc.assert(
    fc.property(scene, ({ has, count }) => {
      const learners = names('learner', count);
      const mentors = has.map((has, index) => ({ uuid: `mentor${index}`, has }));
      const of = mentors.at(-1)?.uuid ?? '';
      const holders = mentors.map((one) => (one.uuid === of ? { ...one, has: count } : one));

      const given = shareOut({ learners, of }, holders);

      const kept = [...given.values()].filter((mentor) => mentor === of).length;
      const others = afterwards(holders.slice(0, -1), given).map(({ has, gets }) => has + gets);
      expect(given.size).toBe(count);
      // One more would be one that the emptiest of the others has a better claim to.
      if (kept < count) expect(kept + 1).toBeGreaterThan(Math.min(...others));
    }),
  );
});

test('nobody is given to themself, and who has nobody else stays', () => {
  fc.assert(
    fc.property(scene, ({ has, count, mentoring }) => {
      const mentors = has.map((_, index) => ({ uuid: `mentor${index}`, has: 0 }));
      const learners = [
        ...names('learner', count),
        ...mentors.slice(0, mentoring).map(({ uuid }) => uuid),
      ];

      const given = shareOut({ learners, of: null }, mentors);

      for (const [learner, mentor] of given) expect(mentor).not.toBe(learner);
      const isStuck = mentors.length === 1 && mentoring > 0;
      expect(given.size).toBe(learners.length - Number(isStuck));
    }),
  );
});

test('the same learners and mentors always come to the same', () => {
  const mentors = names('mentor', 3).map((uuid) => ({ uuid, has: 2 }));
  const given = shareOut({ learners: ['Ana', 'Mere', 'Tama', 'Wiremu'], of: null }, mentors);

  expect([...given]).toEqual([
    ['Ana', 'mentor0'],
    ['Mere', 'mentor1'],
    ['Tama', 'mentor2'],
    ['Wiremu', 'mentor0'],
  ]);
});
