import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Topic } from '#contract/topics.ts';
import { createAnnouncer } from './announcer.ts';
import type { Change } from './change.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody to be told, who can be away: then nothing can be said to them. */
function listener() {
  const told: (readonly Topic[])[] = [];
  const state = { isAway: false, answers: Promise.resolve() };
  async function say({ topics }: Change) {
    await state.answers;
    if (state.isAway) throw new Error('Nobody there');
    told.push(topics);
  }
  const troubles: Error[] = [];
  const { announce, close } = createAnnouncer(say, (error) => troubles.push(error));
  const change = (topic: Topic) => announce({ topics: [topic], except: undefined });
  return { told, troubles, state, change, close };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const minutes = (count: number) => seconds(count * 60);

test('what cannot be said for an hour is said within two seconds of its end, at once and only once', async () => {
  const { told, troubles, state, change } = listener();
  state.isAway = true;
  for (let minute = 0; minute < 60; minute += 1) {
    change(minute % 2 ? 'areas' : 'pods');
    await minutes(1);
  }
  await seconds(10);
  // In the log it does not stand for each time that it was tried.
  expect(troubles.length).toBeLessThan(20);

  state.isAway = false;
  await seconds(2);

  expect(told.map((topics) => new Set(topics))).toEqual([new Set(['areas', 'pods'])]);
});

test('who closes waits for what is just being said', async () => {
  const { told, state, change, close } = listener();
  const answering = Promise.withResolvers<void>();
  state.answers = answering.promise;
  change('areas');
  await minutes(1);

  const closed = close();
  const isClosed = vi.fn();
  void closed.then(isClosed);
  await minutes(1);
  expect(isClosed).not.toHaveBeenCalled();

  answering.resolve();
  expect(await closed).toBe(true);
  expect(told).toEqual([['areas']]);
});

test('what fails while it closes is tried once more, and said to be unsaid if that fails too', async () => {
  const { troubles, state, change, close } = listener();
  const answering = Promise.withResolvers<void>();
  Object.assign(state, { isAway: true, answers: answering.promise });
  change('areas');
  await minutes(1);

  const closed = close();
  answering.resolve();

  expect(await closed).toBe(false);
  expect(troubles).toHaveLength(2);
  await minutes(60);
  expect(troubles).toHaveLength(2);
});
