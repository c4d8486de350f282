import { describe, expect, test } from 'vitest';
import { changesIn, countOf } from './changes.ts';
import { isSame, rebase, rebaseUnsaved } from './rebase.ts';
import { savedList } from './saved-list.test-support.ts';
import { parseCopy, serializeCopy } from './serialize-copy.ts';
import {
  add,
  applyField,
  copyOf,
  deletedQuestions,
  move,
  remove,
  restore,
  setActive,
  toSend,
  update,
  visibleQuestions,
  type WorkingCopy,
} from './working-copy.ts';

const saved = savedList('a', 'b', 'c', 'd', 'e');
const copy = copyOf(saved);
const texts = (of: WorkingCopy) => visibleQuestions(of).map(({ question }) => question);
/** '1 added, 2 moved' */
const changed = (of: WorkingCopy, from = saved) =>
  Object.entries(changesIn(of, from))
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

describe('changing a list', () => {
  test('a question is added at the end, active, and unknown to the server', () => {
    const more = add(copy, 'f');
    expect(texts(more)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(toSend(more).at(-1)).toEqual({ uuid: null, question: 'f', active: true });
    expect(changed(more)).toBe('1 added');
  });

  test('of two questions with the same text only the chosen one is deleted', () => {
    const twins = add(add(copyOf([]), 'Twice'), 'Twice');
    const [first, second] = visibleQuestions(twins);
    expect(toSend(remove(twins, second?.key ?? '')).length).toBe(1);
    expect(visibleQuestions(remove(twins, second?.key ?? ''))[0]).toBe(first);
  });

  test('a deleted question comes back to its place, with the others moved meanwhile', () => {
    const without = remove(copy, 'uuid-b');
    expect(texts(without)).toEqual(['a', 'c', 'd', 'e']);
    expect(texts(restore(without, 'uuid-b'))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(texts(restore(move(without, 3, 0), 'uuid-b'))).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  test('positions are counted without deleted questions', () => {
    expect(texts(move(remove(copy, 'uuid-b'), 0, 1))).toEqual(['c', 'a', 'd', 'e']);
    expect(texts(move(remove(copy, 'uuid-c'), 3, 1))).toEqual(['a', 'e', 'b', 'd']);
    expect(move(copy, 2, 9)).toBe(copy);
  });

  test('a key is never given twice, not even that of a deleted question', () => {
    const withOne = add(copyOf([]), 'x');
    const withTwo = add(remove(withOne, 'new-1'), 'y');
    expect(withTwo.questions.map(({ key }) => key)).toEqual(['new-1', 'new-2']);
  });

  test('the text of the open field counts, as it will be saved', () => {
    const typed = '  Te ao ma\u0304rama ';
    expect(texts(applyField({ ...copy, field: { of: null, text: typed } })).at(-1)).toBe(
      'Te ao mārama',
    );
    expect(texts(applyField({ ...copy, field: { of: 'uuid-a', text: 'A' } }))[0]).toBe('A');
    expect(applyField({ ...copy, field: { of: null, text: ' ' } })).toEqual(copy);
    const emptied = { ...copy, field: { of: 'uuid-a', text: ' ' } };
    expect(applyField(emptied)).toBe(emptied);
  });
});

const everything = '1 added, 1 changed, 1 deleted, 1 moved';

describe('counting what is unsaved', () => {
  test.each([
    ['nothing done', copy, ''],
    ['one moved over all the others', move(copy, 0, 4), '1 moved'],
    ['two that changed places', move(copy, 1, 2), '1 moved'],
    ['a new wording and switched off is one change', reworded(), '1 changed'],
    ['deleted', remove(copy, 'uuid-c'), '1 deleted'],
    ['added and deleted again', remove(add(copy, 'f'), 'new-1'), ''],
    ['added in front: no other moved', move(add(copy, 'f'), 5, 0), '1 added'],
    ['moved and moved back', move(move(copy, 0, 3), 3, 0), ''],
    ['everything at once', remove(move(add(reworded(), 'f'), 4, 0), 'uuid-c'), everything],
  ])('%s', (_, now, summary) => expect(changed(now)).toBe(summary));

  function reworded() {
    return setActive(update(copy, 'uuid-a', 'A'), 'uuid-a', false);
  }
});

describe('stored on the device', () => {
  test('comes back as it was, an open field and deleted questions included', () => {
    const now = { ...remove(add(copy, 'f'), 'uuid-a'), field: { of: 'uuid-b', text: 'B?' } };
    expect(parseCopy(serializeCopy(now), saved)).toEqual(now);
  });

  test('a field that was only opened is no change', () => {
    expect(serializeCopy({ ...copy, field: { of: 'uuid-a', text: 'a' } })).toBe(
      serializeCopy(copy),
    );
    expect(serializeCopy({ ...copy, field: { of: null, text: '' } })).toBe(serializeCopy(copy));
  });

  test.each(['', '{', '[]', 'null', '{"questions":[{}],"field":null}', '{"questions":[]}'])(
    'what cannot be read (%s) is the saved list',
    (text) => expect(parseCopy(text, saved)).toEqual(copy),
  );
});

describe('two people at once', () => {
  const theirs = savedList('a', 'b', 'x', 'd', 'e');

  test('my list over theirs is mine, with their own questions deleted but restorable', () => {
    const mine = rebase(add(copy, 'f'), theirs, 'deleted');
    expect(texts(mine)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(deletedQuestions(mine).map(({ question }) => question)).toEqual(['x']);
    expect(toSend(mine).map(({ uuid }) => uuid)).toEqual([
      'uuid-a',
      'uuid-b',
      null,
      'uuid-d',
      'uuid-e',
      null,
    ]);
  });

  test('both joined has theirs after mine, without what I deleted', () => {
    const both = rebase(remove(copy, 'uuid-a'), theirs, 'kept');
    expect(texts(both)).toEqual(['b', 'c', 'd', 'e', 'x']);
  });

  test('what was added before a save is not added again by the next one', () => {
    const sent = remove(add(copy, 'f'), 'uuid-a');
    const answered = savedList('b', 'c', 'd', 'e', 'f');
    const since = add(remove(restore(sent, 'uuid-a'), 'uuid-b'), 'g');
    const now = rebaseUnsaved(since, sent, answered);
    expect(changed(now, answered)).toBe('2 added, 1 deleted');
    expect(toSend(now).map(({ uuid }) => uuid)).toEqual([
      null,
      'uuid-c',
      'uuid-d',
      'uuid-e',
      'uuid-f',
      null,
    ]);
    expect(isSame(sent, answered)).toBe(true);
    expect(isSame(now, answered)).toBe(false);
  });
});

/** The same sequence for the same seed, on every machine (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test.each(seeds)('any sequence of moves is a permutation, seed %i', (seed) => {
  const number = numbersFrom(seed);
  let now = copy;
  const model = [...texts(copy)];
  for (let step = 0; step < 40; step += 1) {
    const [from, to] = [number(5), number(5)];
    now = move(now, from, to);
    model.splice(to, 0, ...model.splice(from, 1));
    expect(texts(now)).toEqual(model);
  }
  expect(texts(now).toSorted()).toEqual(texts(copy));
  expect(countOf(changesIn(now, saved)) === 0).toBe(isSame(now, saved));
});

test.each(seeds)(
  'after any changes the visible questions are what is sent and stored, seed %i',
  (seed) => {
    const number = numbersFrom(seed);
    let now = copy;
    for (let step = 0; step < 60; step += 1) {
      now = anything(now, number);
      expect(toSend(now).map(({ question }) => question)).toEqual(texts(now));
      const keys = now.questions.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(visibleQuestions(now).length + deletedQuestions(now).length).toBe(keys.length);
      expect(parseCopy(serializeCopy(now), saved)).toEqual(now);
      const sent = toSend(now).map(({ uuid, ...rest }) => ({ uuid, ...rest, locale: 'en' }));
      expect(countOf(changesIn(now, saved)) === 0).toBe(
        JSON.stringify(sent) === JSON.stringify(saved),
      );
    }
  },
);

function anything(now: WorkingCopy, number: (below: number) => number): WorkingCopy {
  const any = now.questions[number(now.questions.length)]?.key ?? '';
  const { length } = visibleQuestions(now);
  const changes = [
    () => add(now, `question ${number(3)}`),
    () => update(now, any, `wording ${number(3)}`),
    () => setActive(now, any, number(2) === 0),
    () => remove(now, any),
    () => restore(now, any),
    () => move(now, number(length + 1), number(length + 1)),
  ];
  return changes[number(changes.length)]?.() ?? now;
}
