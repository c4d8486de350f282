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

/** A receiver of changes that can be out of reach. */
function receiver() {
  const received: (readonly Topic[])[] = [];
  const state = { isAway: false, answers: Promise.resolve() };
  async function send({ topics }: Change) {
    await state.answers;
    if (state.isAway) throw new Error('Nobody there');
    received.push(topics);
  }
  const errors: Error[] = [];
  const { announce, close } = createAnnouncer(send, (error) => errors.push(error));
  const change = (topic: Topic) => announce({ topics: [topic], except: undefined });
  return { received, errors, state, change, close };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);
const minutes = (count: number) => seconds(count * 60);

test('changes that cannot be sent for an hour are sent within two seconds of its end, together and once', async () => {
  const { received, errors, state, change } = receiver();
  state.isAway = true;
  for (let minute = 0; minute < 60; minute += 1) {
    change(minute % 2 ? 'areas' : 'pods');
    await minutes(1);
  }
  await seconds(10);
  // Not every attempt is logged.
  expect(errors.length).toBeLessThan(20);

  state.isAway = false;
  await seconds(2);

  expect(received.map((topics) => new Set(topics))).toEqual([new Set(['areas', 'pods'])]);
});

test('closing waits for the change that is just being sent', async () => {
  const { received, state, change, close } = receiver();
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
  expect(received).toEqual([['areas']]);
});

test('a change that fails while closing is tried once more, and closing tells if that fails too', async () => {
  const { errors, state, change, close } = receiver();
  const answering = Promise.withResolvers<void>();
  Object.assign(state, { isAway: true, answers: answering.promise });
  change('areas');
  await minutes(1);

  const closed = close();
  answering.resolve();

  expect(await closed).toBe(false);
  expect(errors).toHaveLength(2);
  await minutes(60);
  expect(errors).toHaveLength(2);
});
