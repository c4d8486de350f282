// @vitest-environment browser-and-server
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '#web/app.test-support.tsx';
import { clickButton, clickLink } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const designer = await world.person('Sina', 'learning_designer');
const belonging = await world.area('Belonging');
await world.pod('Settling in', [belonging]);
await world.area('Wellbeing');

async function open(address: string) {
  await connectBrowser(world, designer);
  const router = await openApp(address);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

test.each([
  {
    list: 'of areas',
    address: '/learning/areas',
    follow: () => clickLink('Open Belonging'),
  },
  {
    list: 'of pods',
    address: '/learning/pods',
    follow: async () => {
      await clickButton(/^Belonging/);
      await clickLink('All of this area on one page');
    },
  },
  {
    list: 'of questions',
    address: '/learning/reflections',
    follow: async () => {
      await clickLink('Belonging');
      await clickLink('All of this area on one page');
    },
  },
])('the list $list leads to the page of an area', async ({ address, follow }) => {
  const router = await open(address);
  await follow();
  await screen.findByRole('heading', { level: 1, name: 'Belonging' });
  expect(router.state.location.href).toBe(`/learning/areas/${belonging}`);
  expect(await screen.findByRole('button', { name: 'Settling in' })).toBeTruthy();
});
