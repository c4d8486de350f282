// @vitest-environment browser-and-server
import dns from 'node:dns';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { advanceUntil, startQuietLiveServer } from './live-server.test-support.ts';

afterEach(() => {
  vi.useRealTimers();
});

const on = { changed: () => undefined, subscribed: () => undefined, lost: () => undefined };

async function fullService() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const service = await startQuietLiveServer();
  service.breakDown();
  onTestFinished(connect({ key: 'stepwise', cluster: '', url: service.url }, on));
  return service;
}

test('turned away, a page waits twice as long each time, and never longer than three quarters of a minute', async () => {
  const { tries } = await fullService();
  await advanceUntil(() => tries.length === 9);

  const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  const shortest = [1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000);
  for (const [index, pause] of pauses.entries()) {
    const least = shortest[index] ?? 0;
    expect(pause).toBeGreaterThanOrEqual(least);
    // Half as long again, so that pages come one by one, plus the time the sockets take.
    expect(pause).toBeLessThan(least * 1.5 + 5_000);
  }
});

test('after a connection its pauses are short again', async () => {
  const { tries, receivedEvents, breakDown, makeRoom } = await fullService();
  await advanceUntil(() => tries.length === 6);
  makeRoom();
  await advanceUntil(() => receivedEvents.includes('pusher:subscribe'));

  const { length } = tries;
  const lostAt = Date.now();
  breakDown();
  await advanceUntil(() => tries.length > length);
  expect((tries.at(-1) ?? 0) - lostAt).toBeLessThan(10_000);
});

test('where the page names a cluster, it connects to the hosted service there', async () => {
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(() => undefined);
  onTestFinished(() => lookup.mockRestore());
  onTestFinished(connect({ key: 'stepwise', cluster: 'ap1', url: 'http://stepwise.test' }, on));

  await vi.waitFor(() => expect(lookup).toHaveBeenCalled(), { timeout: 60_000 });
  expect(lookup.mock.calls.map(([host]) => host)).toEqual(['ws-ap1.pusher.com']);
});
