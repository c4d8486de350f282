import Pusher from 'pusher';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listenOnFreePort, pusherClient } from '#testing/live.ts';
import { newWorld, type World } from '#testing/world.ts';

const secret = 'kanary-secret-of-others';
let world: World;
let port: number;
beforeAll(async () => {
  world = await newWorld({ LIVE_SECRET: secret });
  port = await listenOnFreePort(world.app);
  await world.live.listen();
});
afterEach(() => {
  vi.useRealTimers();
});

const library = (account: { secret?: string; key?: string; appId?: string } = {}) =>
  new Pusher({
    appId: 'stepwise',
    key: 'stepwise',
    secret,
    ...account,
    host: '127.0.0.1',
    port: String(port),
    useTLS: false,
  });

const areas = { topics: ['areas'] };

test('another server publishes with the official library, and clients get it', async () => {
  const client = await pusherClient(port).settled();

  const { status } = await library().trigger('stepwise', 'changed', areas);

  expect(status).toBe(200);
  await client.hears('areas');
});

test('the sender may leave out the socket that made the change', async () => {
  const [writer, other] = [await pusherClient(port).settled(), await pusherClient(port).settled()];
  const but = { socket_id: writer.pusher.connection.socket_id };

  await library().trigger('stepwise', 'changed', { topics: ['pods'] }, but);

  await other.hears('pods');
  await writer.everythingSoFar();
  expect(writer.topicsHeard()).not.toContain('pods');
});

test.each([
  ['with another secret', { secret: 'a secret of somebody else' }, 401],
  ['with another key', { key: 'other' }, 401],
  ['for another application', { appId: 'other' }, 404],
])('%s nothing is published', async (_, account, status) => {
  const sent = library(account).trigger('stepwise', 'changed', areas);
  await expect(sent).rejects.toMatchObject({ status });
});

test.each([
  ['another channel', 'people', 'changed', areas],
  ['another event', 'stepwise', 'shout', areas],
  ['a topic there is not', 'stepwise', 'changed', { topics: ['secrets'] }],
  ['a text', 'stepwise', 'changed', 'Kia ora'],
])('%s is refused', async (_, channel, event, data) => {
  const sent = library().trigger(channel, event, data);
  await expect(sent).rejects.toMatchObject({ status: 422 });
});

test('a topic that is named thousands of times is sent once', async () => {
  const client = await pusherClient(port).settled();

  const often = { topics: Array.from({ length: 5_000 }, () => 'imports') };
  await library().trigger('stepwise', 'changed', often);

  await client.hears('imports');
  expect(client.topicsHeard()).toEqual(['imports']);
});

const body = JSON.stringify({
  name: 'changed',
  data: JSON.stringify(areas),
  channels: ['stepwise'],
});
const signed = (signedBody = body) =>
  library().createSignedQueryString({
    method: 'POST',
    path: '/apps/stepwise/events',
    body: signedBody,
  });
const post = (query: string, payload: string) =>
  world.app.inject({
    method: 'POST',
    url: `/apps/stepwise/events?${query}`,
    payload,
    headers: { 'content-type': 'application/json' },
  });

test('a malformed id of a socket to leave out is refused', async () => {
  const odd = JSON.stringify({ ...JSON.parse(body), socket_id: '1'.repeat(9_000) });
  expect((await post(signed(odd), odd)).statusCode).toBe(422);
});

test('a signature is valid for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const query = signed();
  expect((await post(query, body)).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect((await post(query, body)).statusCode).toBe(401);
});

test.each([
  ['the body', (query: string) => [query, body.replace('areas', 'users')]],
  ['the digest', (query: string) => [query.replace(/body_md5=\w+/, 'body_md5=0'), body]],
  [
    'the signature',
    (query: string) => [query.replace(/auth_signature=\w/, 'auth_signature=x'), body],
  ],
  ['what else is asked', (query: string) => [`${query}&extra=1`, body]],
])('whoever changes %s on the way is refused', async (_, change) => {
  const [query = '', payload = ''] = change(signed());
  expect((await post(query, payload)).statusCode).toBe(401);
});

test('without a secret nobody publishes here', async () => {
  const closed = await newWorld();
  const { statusCode } = await closed.app.inject({ method: 'POST', url: '/apps/stepwise/events' });
  expect(statusCode).toBe(404);
});
