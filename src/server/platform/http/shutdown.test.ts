import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listenOnFreePort } from '#testing/live.ts';
import { newWorld } from '#testing/world.ts';
import { closeApp, withdraw } from './shutdown.ts';

const host = 'Host: localhost\r\n';

async function listening() {
  const { app } = await newWorld();
  return { app, port: await listenOnFreePort(app) };
}

/** The status of an answer and what it says of its connection. */
function ask(port: number, path: string, agent?: Agent) {
  return new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
    get({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      answer.resume().once('end', () => resolve([answer.statusCode, answer.headers.connection]));
    }).once('error', reject);
  });
}

test('told to end, it sends balancers away, and serves who comes until they have noticed', async () => {
  const { app, port } = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await ask(port, '/readyz', agent)).toEqual([200, 'keep-alive']);

  const withdrawn = withdraw(app, 0.1);
  expect(await ask(port, '/readyz', agent)).toEqual([503, 'close']);
  expect(await ask(port, '/healthz', agent)).toEqual([200, 'close']);
  expect(await ask(port, '/languages')).toEqual([200, 'close']);
  await withdrawn;
  await closeApp(app);
  await expect(ask(port, '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('closing, it answers whoever has connected, accepted yet or idle for a while', async () => {
  const { app, port } = await listening();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(port, '/healthz', agent);

  const waiting = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'));
  const answers = waiting.map(async (socket) => {
    socket.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`);
    const [answer] = await once(socket.setEncoding('utf8'), 'data');
    return answer.split('\r\n')[0];
  });
  const closed = closeApp(app);
  await expect.poll(() => app.server.listening).toBe(false);
  expect(await ask(port, '/healthz', agent)).toEqual([200, 'close']);
  expect(await Promise.all(answers)).toEqual(waiting.map(() => 'HTTP/1.1 200 OK'));
  await closed;
});

test('a connection whose request is under way when the server closes ends after it', async () => {
  const { app, port } = await listening();
  const socket = connect(port, '127.0.0.1');
  // So that nothing else ends it.
  app.server.keepAliveTimeout = 2 * 60 * 60 * 1_000;
  const request = `POST /login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  socket.write(`${request}Content-Length: 2\r\n\r\n`);
  await once(socket, 'data');
  const closed = closeApp(app);
  await expect.poll(() => app.server.listening).toBe(false);
  socket.resume().write('{}');
  await once(socket, 'close');
  await closed;
});
