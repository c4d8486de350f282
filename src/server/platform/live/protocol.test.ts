import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { areaIndex } from '#contract/learning/learning.ts';
import { bareSocket, listenOnFreePort, pusherClient, statusOfUpgrade } from '#testing/live.ts';
import { onTestEnd } from '#testing/on-test-end.ts';
import { newWorld, type World } from '#testing/world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await newWorld({ WEB_ORIGIN: 'https://learn.example' });
  port = await listenOnFreePort(world.app);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('Who may connect', () => {
  test('a client with another key gives up', async () => {
    const client = pusherClient(port, 'somebody-elses');
    const errors: unknown[] = [];
    client.pusher.connection.bind('error', (error: unknown) => errors.push(error));

    await client.state('disconnected');

    expect(JSON.stringify(errors)).toContain('4001');
  });

  test.each([
    ['/app/stepwise?protocol=5', 4007],
    ['/app/stepwise', 4008],
    ['/app/stepwise?protocol=', 4008],
    ['/app/stepwise?protocol=seven', 4006],
    ['/app/other?protocol=7', 4001],
  ])('%s is closed with %i', async (path, code) => {
    const socket = await bareSocket(port, path);
    expect(await socket.closed).toBe(code);
    expect(socket.frames[0]).toMatchObject({ event: 'pusher:error', data: { code } });
  });

  test.each([
    ['the page of this server', { origin: 'http://stepwise.test' }, 101],
    ['the client on its own host', { origin: 'https://learn.example' }, 101],
    ['a server, which names no origin', {}, 101],
    ['a page of somebody else', { origin: 'https://elsewhere.example' }, 403],
    ['a page without a name', { origin: 'null' }, 403],
    ['a page elsewhere that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_, headers, status) => {
    expect(await statusOfUpgrade(port, { headers })).toBe(status);
  });

  test('a node that is full asks to come back later', async () => {
    const small = await newWorld({ LIVE_SOCKETS: '1' });
    const smallPort = await listenOnFreePort(small.app);
    const first = await bareSocket(smallPort);
    await first.hears('pusher:connection_established');

    const second = await bareSocket(smallPort);

    expect(await second.closed).toBe(4100);
  });

  test('one address takes no more than a quarter of the places on a node', async () => {
    const small = await newWorld({ LIVE_SOCKETS: '4' });
    const smallPort = await listenOnFreePort(small.app);
    const first = await bareSocket(smallPort);
    await first.hears('pusher:connection_established');

    expect(await (await bareSocket(smallPort)).closed).toBe(4100);
  });

  test('a plain request to the path of the sockets is a 404', async () => {
    const { statusCode, json } = await world.app.inject({ url: '/app/stepwise?protocol=7' });
    expect(statusCode).toBe(404);
    expect(json()).toEqual({ message: 'Not found.' });
  });

  test('an upgrade to a malformed URL ends with its answer, and keeps no connection open', async () => {
    const socket = connect(port, '127.0.0.1');
    onTestEnd(async () => socket.destroy());
    socket.write(
      'GET /app/%ff HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('an upgrade request to any other URL is answered like a plain one', async () => {
    expect(await statusOfUpgrade(port, { path: '/healthz' })).toBe(200);
    expect(await statusOfUpgrade(port, { path: areaIndex.path })).toBe(401);
    expect(await statusOfUpgrade(port, { path: '/nowhere' })).toBe(404);
  });
});

describe('What the server sends', () => {
  test('first the id of the socket, and how long the client may be silent', async () => {
    const socket = await bareSocket(port);
    await socket.hears('pusher:connection_established');
    const { data } = socket.frames[0] ?? {};
    expect(JSON.parse(String(data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    });
  });

  test('the client asks whether the server is there, and it is', async () => {
    const client = pusherClient(port);
    await client.state('connected');
    await client.everythingSoFar();
  });

  test.each([
    ['another channel', { event: 'pusher:subscribe', data: { channel: 'private-people' } }, null],
    ['an event of its own', { event: 'client-shout', channel: 'stepwise', data: {} }, 4301],
    ['what is no frame', 'hello', null],
    ['what is no object', '[]', null],
  ])('%s is an error, and the connection goes on', async (_, frame, code) => {
    const socket = await bareSocket(port);
    socket.say(frame);
    await socket.hears('pusher:error');
    socket.say({ event: 'pusher:ping', data: {} });
    await socket.hears('pusher:pong');
    expect(socket.frames.find(({ event }) => event === 'pusher:error')?.data).toMatchObject({
      code,
    });
  });

  test('on another channel no event comes', async () => {
    const socket = await bareSocket(port);
    socket.say({ event: 'pusher:subscribe', data: { channel: 'private-stepwise' } });
    const listener = await pusherClient(port).subscribed();
    await world.live.listen();
    await listener.hears('areas');
    socket.say({ event: 'pusher:ping', data: {} });
    await socket.hears('pusher:pong');
    expect(socket.frames.map(({ event }) => event)).not.toContain('changed');
  });

  test('a frame longer than anything a client has to say closes the connection', async () => {
    const socket = await bareSocket(port);
    socket.say('x'.repeat(5_000));
    expect(await socket.closed).toBe(1009);
  });

  test('a client that does not stop sending is cut off for good', async () => {
    const socket = await bareSocket(port);
    for (let time = 0; time < 100; time += 1) socket.say({ event: 'pusher:ping' });
    expect(await socket.closed).toBe(4301);
  });
});

describe('A client that has fallen silent', () => {
  /** Of the server's clock; what happens between sockets takes its own time. */
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

  async function quietSocket() {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    const quiet = await newWorld();
    return bareSocket(await listenOnFreePort(quiet.app));
  }

  test('is pinged after two minutes, and closed half a minute later', async () => {
    const socket = await quietSocket();
    seconds(170);
    expect(await socket.closed).toBe(4201);
    expect(socket.frames.map(({ event }) => event)).toEqual([
      'pusher:connection_established',
      'pusher:ping',
      'pusher:error',
    ]);
  });

  test('stays where it answers', async () => {
    const socket = await quietSocket();
    seconds(130);
    await socket.nextFrame('pusher:ping');
    socket.say({ event: 'pusher:pong', data: {} });
    socket.say({ event: 'pusher:ping', data: {} });
    await socket.nextFrame('pusher:pong');
    seconds(60);
    socket.say({ event: 'pusher:ping', data: {} });
    await socket.nextFrame('pusher:pong');
  });
});

test('a server that goes away sends its clients to another at once', async () => {
  const ending = await newWorld();
  const socket = await bareSocket(await listenOnFreePort(ending.app));
  await socket.hears('pusher:connection_established');

  await ending.app.close();

  expect(await socket.closed).toBe(4200);
});
