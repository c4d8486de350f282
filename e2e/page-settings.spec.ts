import type { Page } from '@playwright/test';
import { storeArea } from '#contract/learning/learning.ts';
import { changedEvent, liveChannel } from '#contract/live.ts';
import { expect, test } from './fixtures.ts';
import { post } from './post.ts';

/** Serves the page as an installation with these settings does. */
async function pageSays(page: Page, path: string, name: string, content: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const setting = new RegExp(`(<meta name="${name}" content=")[^"]*`);
    await route.fulfill({
      response,
      body: (await response.text()).replace(setting, `$1${content}`),
    });
  });
}

const frame = (event: string, data: object) =>
  JSON.stringify({ event, channel: liveChannel, data: JSON.stringify(data) });

test('with the hosted service a page connects there, reads once more, and follows what it hears', {
  tag: '@wide',
}, async ({ page, elsewhere, world, logIn }) => {
  const say: ((event: string, data: object) => void)[] = [];
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  await page.routeWebSocket(/^wss:\/\/ws-ap1\.pusher\.com(:443)?\/app\//, (socket) => {
    say.push((event, data) => socket.send(frame(event, data)));
    socket.onMessage((message) => String(message).includes('pusher:subscribe') && asked());
    socket.send(
      frame('pusher:connection_established', { socket_id: '1.2', activity_timeout: 120 }),
    );
  });
  await pageSays(page, '**/learning/areas', 'live-cluster', 'ap1');
  const designer = await world.person('Hana', 'learning_designer');
  const theirs = await elsewhere(await world.person('Tama', 'learning_designer'));
  const names = ['As it opened', 'Before it listened', 'Afterwards'];
  const [existing = '', before = '', after = ''] = names.map((name) => `${name} ${designer.uuid}`);
  await world.area(existing);
  await logIn(designer, '/learning/areas');
  await expect(page.getByText(existing)).toBeVisible();
  await isAsked;

  await post(theirs, storeArea.path, { name: before, active: true });
  for (const one of say) one('pusher_internal:subscription_succeeded', {});
  await expect(page.getByText(before)).toBeVisible();

  await post(theirs, storeArea.path, { name: after, active: true });
  for (const one of say) one(changedEvent, { topics: ['areas'] });
  await expect(page.getByText(after)).toBeVisible();
});

test('in development faults are shown in a bar', { tag: '@wide' }, async ({ page }) => {
  await pageSays(page, '**/login', 'environment', 'development');
  const comes = page.waitForRequest(/show-debug-bar/);
  await page.goto('/login');
  await comes;
  const bar = page.getByRole('region', { name: 'Faults on this page' });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'Kia tūpato' })));
    await expect(bar.getByText(/Kia tūpato/).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
