import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeIn, type Draft, type Editing, edit, opened } from './editing.ts';
import { at, World } from './world.test-support.ts';

const step = fc.record({
  tab: fc.nat(1),
  which: fc.nat(5),
  what: fc.constantFrom(
    ...(['type', 'type', 'type', 'type back', 'save', 'save', 'save, asked'] as const),
    ...(['arrive', 'arrive', 'get lost', 'answer', 'answer', 'answer'] as const),
    ...(['read', 'saved elsewhere', 'mine', 'both', 'theirs', 'compare', 'reload'] as const),
  ),
});

function run(world: World, { tab, which, what }: { tab: number; which: number; what: string }) {
  if (what === 'type') world.type(tab);
  if (what === 'type back') world.typeBack(tab);
  if (what === 'save') world.save(tab, false);
  if (what === 'save, asked') world.save(tab, true);
  if (what === 'arrive') world.arrive(which, false);
  if (what === 'get lost') world.arrive(which, true);
  if (what === 'answer') world.answer(which);
  if (what === 'read') world.read(tab, world.server.now());
  if (what === 'saved elsewhere') world.savedElsewhere();
  if (what === 'mine' || what === 'both' || what === 'theirs') world.resolve(tab, what);
  if (what === 'compare') world.dispatch(tab, { type: 'compared' });
  if (what === 'reload') {
    world.calls = world.calls.filter((call) => call.tab !== tab);
    world.tabs[tab] = world.opened();
  }
}

const story = fc.array(step, { maxLength: 60 });

test('whatever happens in whichever order, no typed word vanishes', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const world = new World();
      for (const next of steps) {
        run(world, next);
        world.check();
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a save never overwrites a version that the person has not seen', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const world = new World();
      for (const next of steps) run(world, next);
      const { history } = world.server;
      for (const [index, { by }] of history.entries()) {
        const before = history[index - 1];
        if (by === 'me' && before) expect(world.seen).toContain(before.version);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('once everything has been answered, what is unsaved is a draft or a conflict, and can be saved', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const world = new World();
      for (const next of steps) run(world, next);
      for (let turn = 0; turn < 6; turn += 1) {
        for (const tab of [0, 1]) {
          world.read(tab, world.server.now());
          world.resolve(tab, 'both');
          world.save(tab, true);
          while (world.calls.length > 0) {
            world.arrive(0, false);
            world.answer(0);
          }
        }
      }
      expect(changeIn({ draft: world.draft, saved: world.server.now() })).toBeNull();
      for (const token of world.alive) {
        const saved = world.server.history.map(({ text }) => text).join();
        expect(saved).toContain(token);
      }
    }),
    { numRuns: 1_000 },
  );
});

const first = '2026-11-22T08:00:00.000Z';
const second = '2026-11-22T09:00:00.000Z';

function stateWith(draft: Draft | null, more: Partial<Editing> = {}): Editing {
  const saved = { text: 'Ka', version: null };
  return { ...opened({ saved, draft: null }), saved, draft, ...more };
}

test('a text that another tab went on with and saved does not come back as an older draft', () => {
  const typed = edit(stateWith(null), { type: 'typed', text: 'Ka pai', at });
  const longer = { text: 'Ka pai rawa', at, base: null };
  const sent = edit({ ...typed, draft: longer }, { type: 'save', isManual: false });
  const savedThere = { ...sent, draft: null };
  const answered = edit(savedThere, { type: 'saved', sent: longer.text, version: first, at });
  expect(answered.draft).toBeNull();
});

test('a text chosen over a newer version stays a draft when an older save is answered late', () => {
  const resolved = { text: 'Ka pai', at, base: second };
  const late = { type: 'saved', sent: 'Ka pai', version: first, at } as const;
  expect(edit(stateWith(resolved), late).draft).toEqual(resolved);
});
