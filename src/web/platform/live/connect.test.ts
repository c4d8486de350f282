// @vitest-environment browser-and-server
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { onTestEnd } from '#testing/on-test-end.ts';
import { connect } from './connect.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Accepts every connection and drops it at once, as a server does while it starts. */
async function droppingServer(onTry: () => void) {
  const server = createServer((socket) => {
    onTry();
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const on = { changed: () => undefined, subscribed: () => undefined, lost: () => undefined };

test('while the server is away the pauses between two tries grow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const tries: number[] = [];
  const url = await droppingServer(() => tries.push(Date.now()));

  const stop = connect({ key: 'stepwise', cluster: '', url }, on);
  while (tries.length < 5) {
    await vi.advanceTimersByTimeAsync(50);
    await turn();
  }
  stop();

  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  for (const [index, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(1_000 * 2 ** index);
  }
});
