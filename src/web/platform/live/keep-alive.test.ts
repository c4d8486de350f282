// @vitest-environment browser-and-server
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { advanceUntil, startQuietLiveServer } from './live-server.test-support.ts';

afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test('a page that has heard nothing for two minutes asks, and half a minute later it comes back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { url, heard, tries, everythingSoFar } = await startQuietLiveServer();
  const said: string[] = [];
  const on = {
    changed: () => undefined,
    subscribed: () => void said.push('subscribed'),
    lost: () => void said.push('lost'),
  };
  onTestFinished(connect({ key: 'stepwise', cluster: '', url }, on));
  await advanceUntil(() => said.includes('subscribed'));

  await seconds(119);
  await everythingSoFar();
  expect(heard).toEqual(['pusher:subscribe']);
  await seconds(2);
  await everythingSoFar();
  expect(heard).toEqual(['pusher:subscribe', 'pusher:ping']);

  await seconds(28);
  await everythingSoFar();
  expect(said).toEqual(['subscribed']);
  await seconds(3);
  expect(said.slice(0, 2)).toEqual(['subscribed', 'lost']);
  await advanceUntil(() => said.length > 2);
  expect(said).toEqual(['subscribed', 'lost', 'subscribed']);
  expect(tries).toHaveLength(2);
});
