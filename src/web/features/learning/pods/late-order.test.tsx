// @vitest-environment browser-and-server
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderAssets, storeAsset } from '#contract/learning/assets.ts';
import { orderPods } from '#contract/learning/learning.ts';
import { openApp } from '#web/app.test-support.tsx';
import { closeDialog } from '#web/controls.test-support.ts';
import { connectBrowser, setupRealServer } from '#web/real-server.test-support.ts';

const world = await setupRealServer();
const area = await world.area('Belonging');
await world.pod('Settling in', [area]);
await world.pod('Moving on', [area]);

const moveDown = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Move ${name} down` }));

/** The line above the page, and the link in it. */
async function lateFailure(says: RegExp) {
  const line = (await screen.findByText(says)).closest('p') ?? document.body;
  return within(line).getByRole('link');
}

const notSaved = /^Pods of Belonging: the new order wasn’t saved\./;

test.each([
  ['the list of pods', `/learning/pods?area=${area}`],
  ['the page of their area', `/learning/areas/${area}`],
])(
  'an order of pods that fails once %s was left says so above the page, and leads back',
  async (_, path) => {
    const designer = await world.person('Hana', 'learning_designer');
    const server = await connectBrowser(world, designer);
    const router = await openApp(path);
    const call = `${orderPods.method} ${orderPods.path}`;
    const fails = server.holds(call);
    server.breaks(call, { status: 500 });
    await moveDown('Settling in');
    await act(() => router.navigate({ to: '/dashboard' }));
    act(fails);

    const back = await lateFailure(notSaved);
    expect(back.textContent).toBe('Belonging');
    act(() => back.click());
    await screen.findByRole('list', { name: 'Pods of Belonging' });
    expect(screen.queryByText(notSaved)).toBeNull();
  },
);

test('so does an order of what a pod offers, once the form of the pod was closed', async () => {
  const designer = await world.person('Hana', 'learning_designer');
  const pod = await world.pod('Settling in');
  for (const title of ['A guide', 'A song']) {
    const link = { pod, title, title_mi: null, url: `https://library.example/${title.length}` };
    await world.as(designer)(storeAsset, { body: link });
  }
  const server = await connectBrowser(world, designer);
  await openApp(`/learning/pods?edit=${pod}`);
  const call = `${orderAssets.method} ${orderAssets.path}`;
  const fails = server.holds(call);
  server.breaks(call, { status: 500 });
  await moveDown('A guide');
  await closeDialog();
  act(fails);

  expect((await lateFailure(/^Settling in: the new order wasn’t saved\./)).textContent).toBe(
    'Settling in',
  );
});
