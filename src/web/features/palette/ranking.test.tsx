// @vitest-environment browser-and-server
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setupRealServer } from '../../real-server.test-support.ts';
import { optionsUnder, paletteOf, typeTerm } from './palette.test-support.tsx';

const world = await setupRealServer();
const { openAs } = paletteOf(world);
const aroha = await world.person('Aroha Ngata', 'admin');

test('names rank before addresses, and mailboxes before domains', async () => {
  const at = (mailbox: string) => ({ email: `${mailbox}@waimana.example` });
  for (const number of [1, 2, 3, 4, 5, 6])
    await world.person(`Ahi ${number}`, 'mentor', at(`a${number}`));
  await world.person('Rua Waimana', 'mentor');
  await world.person('Tahi Pene', 'mentor', { email: 'tahi.waimana@kura.example' });
  await world.person('Waimana Hēnare', 'independent_learner');
  await openAs(aroha);
  await typeTerm('waimana');

  await waitFor(() => expect(optionsUnder('People')).toHaveLength(6));
  const names = optionsUnder('People').map((text) => text.split(' | ')[0]);
  expect(names).toEqual([
    'Rua Waimana',
    'Waimana Hēnare',
    'Tahi Pene',
    'Ahi 1',
    'Ahi 2',
    'See all 9 people who match',
  ]);
  await typeTerm('waimana.example');
  await waitFor(() => expect(optionsUnder('People').at(-1)).toBe('See all 6 people who match'));
});
