// @vitest-environment browser-and-server
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { advanceUntil, startQuietLiveServer } from './live-server.test-support.ts';

afterEach(() => {
  vi.useRealTimers();
});

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test('after two silent minutes a page asks whether the server is there, and half a minute later it reconnects', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { url, receivedEvents, tries, untilReceived } = await startQuietLiveServer();
  const events: string[] = [];
  const on = {
    changed: () => undefined,
    subscribed: () => void events.push('subscribed'),
    lost: () => void events.push('lost'),
  };
  onTestFinished(connect({ key: 'stepwise', cluster: '', url }, on));
  await advanceUntil(() => events.includes('subscribed'));

  await seconds(119);
  await untilReceived();
  expect(receivedEvents).toEqual(['pusher:subscribe']);
  await seconds(2);
  await untilReceived();
  expect(receivedEvents).toEqual(['pusher:subscribe', 'pusher:ping']);

  await seconds(28);
  await untilReceived();
  expect(events).toEqual(['subscribed']);
  await seconds(3);
  expect(events.slice(0, 2)).toEqual(['subscribed', 'lost']);
  await advanceUntil(() => events.length > 2);
  expect(events).toEqual(['subscribed', 'lost', 'subscribed']);
  expect(tries).toHaveLength(2);
});
