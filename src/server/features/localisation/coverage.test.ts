import { beforeAll, expect, test } from 'vitest';
import { showCoverage } from '#contract/localisation/localisation.ts';
import { removeText, textIndex } from '#contract/localisation/wordings.ts';
import { builtIn, shippedIn } from '#server/platform/i18n/i18n.ts';
import { newWorld, type Person, type World } from '#testing/world.ts';
import { saveWordingAs } from './localisation.test-support.ts';

let world: World;
let designer: Person;
beforeAll(async () => {
  world = await newWorld({ RATE_LIMITS: 'off' });
  designer = await world.person('Hana', 'learning_designer');
});

const word = (key: string, text: string, locale = 'mi') =>
  saveWordingAs(world, designer)(key, text, { locale });
const unword = (key: string, locale = 'mi') =>
  world.as(designer)(removeText, { body: { locale, key } });

async function coverage(section: string) {
  const { reply } = await world.as(designer)(showCoverage, { params: { code: 'mi' } });
  return {
    whole: reply.language.coverage,
    part: reply.sections.find((row) => row.section === section),
  };
}

async function outdated() {
  const query = { locale: 'mi', status: 'outdated' as const };
  const { reply } = await world.as(designer)(textIndex, { query });
  return reply.texts.data.map(({ key, english, english_then }) => [key, english, english_then]);
}

const sizeOf = (section: string) =>
  [...builtIn.keys()].filter((key) => key.startsWith(`${section}.`)).length;

test('shipped translations count, and so do the wordings of people', async () => {
  const shipped = Object.keys(shippedIn('mi'));
  const shippedInShared = shipped.filter((key) => key.startsWith('shared.')).length;
  const whole = { total: builtIn.size, translated: shipped.length, outdated: 0 };
  const part = { total: sizeOf('shared'), translated: shippedInShared, outdated: 0 };
  expect(await coverage('shared')).toEqual({ whole, part: { section: 'shared', ...part } });

  await word('shared.undo', 'Wetekina');
  // In place of what the product came with, it is no further text.
  await word('shared.save', 'Puritia');
  const more = await coverage('shared');
  expect(more.whole.translated).toBe(shipped.length + 1);
  expect(more.part?.translated).toBe(shippedInShared + 1);
  await unword('shared.undo');
  await unword('shared.save');
});

test('a shipped translation is outdated while its English is reworded, and counts all the same', async () => {
  const before = (await coverage('shared')).whole;
  await word('shared.save', 'Keep', 'en-NZ');
  expect(await outdated()).toEqual([['shared.save', 'Keep', 'Save']]);
  expect((await coverage('shared')).whole).toEqual({ ...before, outdated: 1 });

  await unword('shared.save', 'en-NZ');
  expect(await outdated()).toEqual([]);
});

test('a translation of reworded English is outdated once that English is taken back', async () => {
  await word('shared.copy', 'Copy this', 'en-NZ');
  await word('shared.copy', 'Tārua');
  expect(await outdated()).toEqual([]);

  await unword('shared.copy', 'en-NZ');
  expect(await outdated()).toEqual([['shared.copy', 'Copy', 'Copy this']]);
  await unword('shared.copy');
});
