import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver } from './create-saver.ts';
import type { SaveOutcome } from './use-autosave-field.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it saves once the wait is over, which begins anew with every keystroke', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved');
  const saver = createSaver(save);
  saver.after(2_000);
  await vi.advanceTimersByTimeAsync(1_900);
  saver.after(2_000);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(save).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(200);
  expect(save).toHaveBeenCalledOnce();
});

test('asked for now, it saves now, and what was waited for is done with', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved');
  const saver = createSaver(save);
  saver.after(2_000);
  void saver.now();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledOnce();
});

test('a second save waits for the first, and each knows what became of it', async () => {
  const arrive: ((outcome: SaveOutcome) => void)[] = [];
  const saver = createSaver(() => new Promise<SaveOutcome>((resolve) => arrive.push(resolve)));
  const [first, second] = [saver.now(), saver.now()];
  await vi.advanceTimersByTimeAsync(1);
  expect(arrive).toHaveLength(1);

  arrive[0]?.('failed');
  await vi.advanceTimersByTimeAsync(1);
  expect(arrive).toHaveLength(2);
  arrive[1]?.('saved');
  expect(await Promise.all([first, second])).toEqual(['failed', 'saved']);
});
