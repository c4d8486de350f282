// @vitest-environment browser-and-server
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import '#web/patterns/record-picker/record-combobox.tsx';
import { reflectionSteps } from '#testing/reflection-steps.ts';
import { openApp } from '#web/app.test-support.tsx';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';
import { axisTicks } from './axis-ticks.ts';

const world = await setupRealServer();
const admin = await world.person('Ngaire', 'admin');
const hana = await world.person('Hana Rewi', 'mentor');
const loop = reflectionSteps(world);
for (const name of ['Tama', 'Mere']) {
  const learner = await world.person(name, 'independent_learner');
  await world.mentored(hana, [learner]);
  await loop.submitted(learner);
}

test('a number opens the list of what it counts, and the way back is there', async () => {
  await connectBrowser(world, admin);
  const router = await openApp('/mentor/figures');
  const table = within(await screen.findByRole('table', { name: 'Waiting now' }));
  const row = within(table.getByRole('row', { name: /^Hana Rewi/ }));

  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '2',
    '0',
    '0',
    '0',
    '2',
  ]);
  await userEvent.click(row.getAllByRole('link')[0] as HTMLElement);

  const list = within(await screen.findByRole('table', { name: 'Reflection' }));
  expect(list.getAllByRole('rowheader').map((name) => name.textContent)).toEqual(['Tama', 'Mere']);
  expect(router.state.location.search).toEqual({ of: 'waiting', mentor: hana.uuid, age: '0' });
  expect(screen.getByRole('heading', { level: 1, name: 'Waiting now' })).toBeTruthy();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  await userEvent.click(breadcrumb.getByRole('link', { name: 'Figures' }));
  expect(await screen.findByRole('img', { name: /^Bars for each week/ })).toBeTruthy();
});

test('the axis of a chart has a few round numbers, and room for the highest bar', () => {
  expect([0, 1, 3, 7, 34, 120].map(axisTicks)).toEqual([
    [0, 1],
    [0, 1],
    [0, 1, 2, 3],
    [0, 2, 4, 6, 8],
    [0, 10, 20, 30, 40],
    [0, 50, 100, 150],
  ]);
});
