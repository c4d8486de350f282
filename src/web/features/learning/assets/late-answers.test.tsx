// @vitest-environment browser-and-server
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { removeAsset, storeAsset } from '#contract/learning/assets.ts';
import { openApp } from '#web/app.test-support.tsx';
import { closeDialog } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();

test('an asset that is not removed after the form of its pod was closed says so, and leads back', async () => {
  const designer = await world.person('Hana', 'learning_designer');
  const pod = await world.pod('Belonging');
  const link = { pod, title: 'A guide', title_mi: null, url: 'https://library.example/1' };
  await world.as(designer)(storeAsset, { body: link });
  const server = await connectBrowser(world, designer);
  await openApp(`/learning/pods?edit=${pod}`);
  const remove = await screen.findByRole('button', { name: 'Remove A guide' });
  const fails = server.holds(`${removeAsset.method} ${removeAsset.path}`);
  server.breaks(`${removeAsset.method} ${removeAsset.path}`, { status: 500 });
  await userEvent.click(remove);
  await closeDialog();
  act(fails);

  const line = (await screen.findByText(/^A guide wasn’t removed\./)).closest('p');
  const back = line?.querySelector('a');
  expect(back?.textContent).toBe('Belonging');
  act(() => back?.click());
  expect(await screen.findByRole('button', { name: 'Remove A guide' })).toBeTruthy();
});
