import { expect, test } from 'vitest';
import { clientFolder } from '#server/platform/pages/client-folder.test-support.ts';
import { pusherAccount } from '#testing/pusher-server.ts';
import { newWorld } from '#testing/world.ts';

async function settingsOfPage(environment: Record<string, string>) {
  const { app } = await newWorld(environment, await clientFolder());
  const { body } = await app.inject({ url: '/login' });
  const settings = [...body.matchAll(/<meta name="([\w-]+)" content="([^"]*)">/g)];
  return Object.fromEntries(settings.map(([, name = '', content]) => [name, content]));
}

test('a page is told to connect to the hosted service of an account in its cluster, which is ap1 unless another is set', async () => {
  expect(await settingsOfPage(pusherAccount)).toMatchObject({
    environment: 'test',
    'live-key': pusherAccount.PUSHER_KEY,
    'live-cluster': 'ap1',
  });
  const elsewhere = await settingsOfPage({ ...pusherAccount, PUSHER_CLUSTER: 'us2' });
  expect(elsewhere).toMatchObject({ 'live-cluster': 'us2' });
});

test('without an account it connects to the server itself', async () => {
  expect(await settingsOfPage({})).toMatchObject({ 'live-key': 'stepwise', 'live-cluster': '' });
});
