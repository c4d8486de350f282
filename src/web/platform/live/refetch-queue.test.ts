// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Topic } from '#contract/topics.ts';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { beginCall, onPendingCallsChange } from '#web/platform/calls/pending-calls.ts';
import { createRefetchQueue, type RefetchQueue } from './refetch-queue.ts';

let client: QueryClient;
let reading: RefetchQueue;
let closings: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  client = createQueryClient();
  reading = createRefetchQueue(client);
  closings = [];
});
afterEach(() => {
  for (const close of closings) close();
  reading.stop();
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Something on the screen, and how often it was read. */
async function shown(...topics: Topic[]) {
  const read = vi.fn(async () => {
    const finished = beginCall();
    await Promise.resolve();
    finished?.();
    return read.mock.calls.length;
  });
  const observer = new QueryObserver(client, {
    queryKey: topics,
    queryFn: read,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { topics },
  });
  closings.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  return () => read.mock.calls.length - 1;
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

function look(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('many changes in one moment are one read, within half a second', async () => {
  const reads = await shown('areas');
  for (let time = 0; time < 100; time += 1) reading.changed(['areas', 'pods']);
  await seconds(0.5);
  expect(reads()).toBe(1);
  await seconds(60);
  expect(reads()).toBe(1);
});

test('changes without a pause are read once a second or so, none later than two', async () => {
  const reads = await shown('reflections');
  let changedAt = 0;
  let seen = 0;
  for (let tenth = 0; tenth < 600; tenth += 1) {
    if (reads() > seen) changedAt = 0;
    seen = reads();
    reading.changed(['reflections']);
    changedAt += 0.1;
    expect(changedAt).toBeLessThan(2);
    await seconds(0.1);
  }
  expect(reads()).toBeGreaterThan(30);
  expect(reads()).toBeLessThan(60);
});

/** Something on the screen whose answers take a while, or never come; and how many have come. */
async function slow(answerAfter: number) {
  let answers = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['slow'],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, answerAfter));
      signal.throwIfAborted();
      answers += 1;
      return answers;
    },
    meta: { topics: ['areas'] as const },
  });
  closings.push(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(answerAfter);
  return () => answers - 1;
}

async function changesFor(tenths: number) {
  for (let tenth = 0; tenth < tenths; tenth += 1) {
    reading.changed(['areas']);
    await seconds(0.1);
  }
}

test('where an answer takes three seconds it comes all the same, however much changes', async () => {
  const answered = await slow(3_000);
  await changesFor(200);
  expect(answered()).toBeGreaterThanOrEqual(4);
});

test('an answer that never comes keeps nothing back for long', async () => {
  const reads = await shown('areas');
  const answered = await slow(3_600_000);
  reading.changed(['areas']);
  await seconds(1);
  expect(reads()).toBe(1);

  reading.changed(['areas']);
  await seconds(12);

  expect(reads()).toBe(2);
  expect(answered()).toBe(0);
});

/** What is asked for the first time is answered a second later, by how often it was asked. */
function answeredLate() {
  let reads = 0;
  return {
    queryKey: ['late'],
    queryFn: async () => {
      reads += 1;
      const [answer, finished] = [reads, beginCall()];
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      finished?.();
      return answer;
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { topics: ['areas'] as const },
  };
}

test('what a screen still waits for is shown when it comes, and read once more', async () => {
  const observer = new QueryObserver(client, answeredLate());
  closings.push(observer.subscribe(() => undefined));
  await seconds(0.1);
  const told = vi.fn();
  closings.push(onPendingCallsChange(told));
  reading.changed(['areas']);
  await seconds(1);
  expect(observer.getCurrentResult().data).toBe(1);

  await seconds(5);
  expect(observer.getCurrentResult().data).toBe(2);
  // That the first one ended: nobody waits for the second.
  expect(told).toHaveBeenCalledOnce();
});

test('what is being fetched ahead of its screen is read again by that screen', async () => {
  const ahead = answeredLate();
  void client.prefetchQuery(ahead);
  reading.changed(['areas']);
  await seconds(5);
  const observer = new QueryObserver(client, ahead);
  closings.push(observer.subscribe(() => undefined));
  await seconds(5);
  expect(observer.getCurrentResult().data).toBe(2);
});

test('what does not show the topic is left alone', async () => {
  const reads = await shown('subscriptions');
  reading.changed(['areas']);
  await seconds(5);
  expect(reads()).toBe(0);
});

test('a page out of sight reads once it is looked at', async () => {
  const reads = await shown('areas');
  look(true);
  for (let time = 0; time < 10; time += 1) {
    reading.changed(['areas']);
    await seconds(10);
  }
  expect(reads()).toBe(0);

  look(false);
  await seconds(0.5);
  expect(reads()).toBe(1);
});

test('nothing shows that somebody else’s change is being read', async () => {
  await shown('areas');
  const told = vi.fn();
  closings.push(onPendingCallsChange(told));
  reading.changed(['areas']);
  await seconds(5);
  expect(told).not.toHaveBeenCalled();
});
