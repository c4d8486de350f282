// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
// Loaded in advance: a lazy chunk may take longer than a test waits.
import '#web/patterns/learner-picker/learner-combobox.tsx';
import '#web/patterns/record-picker/record-combobox.tsx';
import { learnerList, userIndex } from '#contract/people/people.ts';
import { openApp } from '../../app.test-support.tsx';
import { connectBrowser, setupRealServer } from '../../real-server.test-support.ts';

const world = await setupRealServer();
const aroha = await world.person('Aroha Ngata', 'admin');
const hana = await world.person('Hana Rewi', 'mentor');
await world.person('Tama Tāne', 'independent_learner');

const learners = `${learnerList.method} ${learnerList.path}`;
const people = `${userIndex.method} ${userIndex.path}`;

const connection = (event: 'online' | 'offline') =>
  act(() => window.dispatchEvent(new Event(event)));

test('learners that could not be found offline are found once the connection is back', async () => {
  const server = await connectBrowser(world, hana);
  await openApp('/mentor/assign-learning');
  const field = await screen.findByRole('combobox', { name: 'Learner' });
  server.breaks(learners, 'offline');
  connection('offline');
  await userEvent.type(field, 'Tama');
  expect(await screen.findByText(/^We couldn’t load the learners/)).toBeTruthy();

  server.breaks(learners);
  connection('online');
  expect(await screen.findByRole('option', { name: 'Tama Tāne' })).toBeTruthy();
});

test('nor do the people of a list have to be asked for again', async () => {
  const server = await connectBrowser(world, aroha);
  await openApp('/subscriptions?edit=new');
  const field = await screen.findByRole('combobox', { name: 'Person' });
  server.breaks(people, 'offline');
  connection('offline');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  expect(await screen.findByText(/^We couldn’t load the people/)).toBeTruthy();

  server.breaks(people);
  connection('online');
  expect(await screen.findByRole('option', { name: /Hana Rewi/ })).toBeTruthy();
});
