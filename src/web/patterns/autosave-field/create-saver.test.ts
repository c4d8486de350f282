import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaver } from './create-saver.ts';
import type { SaveOutcome } from './use-autosave-field.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it saves after a delay, which restarts with every keystroke', async () => {
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

test('saving now cancels the delayed save', async () => {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved');
  const saver = createSaver(save);
  saver.after(2_000);
  void saver.now();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledOnce();

  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledOnce();
});

test('a second save waits for the first, and each gets its own outcome', async () => {
  const answers: ((outcome: SaveOutcome) => void)[] = [];
  const saver = createSaver(() => new Promise<SaveOutcome>((resolve) => answers.push(resolve)));
  const [first, second] = [saver.now(), saver.now()];
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(1);

  answers[0]?.('failed');
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  answers[1]?.('saved');
  expect(await Promise.all([first, second])).toEqual(['failed', 'saved']);
});
