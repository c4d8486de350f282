// @vitest-environment jsdom
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Topic } from '#contract/topics.ts';
import { createQueryClient } from '#web/platform/calls/endpoint-query.ts';
import { beginCall, onPendingCallsChange } from '#web/platform/calls/pending-calls.ts';
import { createRefetchQueue, type RefetchQueue } from './refetch-queue.ts';

let client: QueryClient;
let queue: RefetchQueue;
let closings: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  client = createQueryClient();
  queue = createRefetchQueue(client);
  closings = [];
});
afterEach(() => {
  for (const close of closings) close();
  queue.stop();
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Puts a query on the screen; returns how often it was read again. */
async function display(...topics: Topic[]) {
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

function setHidden(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('many changes in one moment are one read, within half a second', async () => {
  const reads = await display('areas');
  for (let time = 0; time < 100; time += 1) queue.changed(['areas', 'pods']);
  await seconds(0.5);
  expect(reads()).toBe(1);
  await seconds(60);
  expect(reads()).toBe(1);
});

test('changes without a pause are read once a second or so, none later than two', async () => {
  const reads = await display('reflections');
  let changedAt = 0;
  let seen = 0;
  for (let tenth = 0; tenth < 600; tenth += 1) {
    if (reads() > seen) changedAt = 0;
    seen = reads();
    queue.changed(['reflections']);
    changedAt += 0.1;
    expect(changedAt).toBeLessThan(2);
    await seconds(0.1);
  }
  expect(reads()).toBeGreaterThan(30);
  expect(reads()).toBeLessThan(60);
});

/** Puts a query with slow answers on the screen; returns how many more have come. */
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
    queue.changed(['areas']);
    await seconds(0.1);
  }
}

test('where an answer takes three seconds it comes all the same, however much changes', async () => {
  const answered = await slow(3_000);
  await changesFor(200);
  expect(answered()).toBeGreaterThanOrEqual(4);
});

test('an answer that never comes does not hold up other reads for long', async () => {
  const reads = await display('areas');
  const answered = await slow(3_600_000);
  queue.changed(['areas']);
  await seconds(1);
  expect(reads()).toBe(1);

  queue.changed(['areas']);
  await seconds(12);

  expect(reads()).toBe(2);
  expect(answered()).toBe(0);
});

/** A query that is answered a second later with the number of its reads so far. */
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

test('a first answer that is still under way is shown when it comes, and read once more', async () => {
  const observer = new QueryObserver(client, answeredLate());
  closings.push(observer.subscribe(() => undefined));
  await seconds(0.1);
  const listener = vi.fn();
  closings.push(onPendingCallsChange(listener));
  queue.changed(['areas']);
  await seconds(1);
  expect(observer.getCurrentResult().data).toBe(1);

  await seconds(5);
  expect(observer.getCurrentResult().data).toBe(2);
  // The end of the first read; the second runs in the background.
  expect(listener).toHaveBeenCalledOnce();
});

test('what is being fetched ahead of its screen is read again by that screen', async () => {
  const ahead = answeredLate();
  void client.prefetchQuery(ahead);
  queue.changed(['areas']);
  await seconds(5);
  const observer = new QueryObserver(client, ahead);
  closings.push(observer.subscribe(() => undefined));
  await seconds(5);
  expect(observer.getCurrentResult().data).toBe(2);
});

test('a query of another topic is not read again', async () => {
  const reads = await display('subscriptions');
  queue.changed(['areas']);
  await seconds(5);
  expect(reads()).toBe(0);
});

test('a page out of sight reads once it is looked at', async () => {
  const reads = await display('areas');
  setHidden(true);
  for (let time = 0; time < 10; time += 1) {
    queue.changed(['areas']);
    await seconds(10);
  }
  expect(reads()).toBe(0);

  setHidden(false);
  await seconds(0.5);
  expect(reads()).toBe(1);
});

test('the progress bar does not show that somebody else’s change is being read', async () => {
  await display('areas');
  const listener = vi.fn();
  closings.push(onPendingCallsChange(listener));
  queue.changed(['areas']);
  await seconds(5);
  expect(listener).not.toHaveBeenCalled();
});
