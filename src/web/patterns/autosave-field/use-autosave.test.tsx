// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';
import type { AutosaveFieldState, SaveOutcome } from './use-autosave-field.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('authStatus', '204');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Props = { text?: string; problem?: AutosaveFieldState['problem'] };

function open(initialProps: Props = {}) {
  const save = vi.fn(async (): Promise<SaveOutcome> => 'saved');
  const hook = renderHook(
    ({ text, problem = null }: Props) =>
      useAutosave({ name: 'review', save, problem, draft: draftOf(text) }),
    { initialProps },
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, save, pass };
}

const draftOf = (text: string | undefined) => (text === undefined ? null : { text });

test('the text is saved quietly two seconds after the typing stops', async () => {
  const { rerender, save, pass } = open();
  rerender({ text: 'K' });
  await pass(500);
  rerender({ text: 'Ka' });
  await pass(1_900);
  expect(save).not.toHaveBeenCalled();
  await pass(200);
  expect(save).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledWith({ leaving: true, quietly: true });
});

test('the text of somebody who never pauses is saved within three seconds all the same', async () => {
  const { rerender, save, pass } = open();
  for (let letters = 1; letters <= 29; letters += 1) {
    rerender({ text: 'a'.repeat(letters) });
    await pass(100);
  }
  expect(save).toHaveBeenCalledOnce();
  for (let letters = 30; letters <= 60; letters += 1) {
    rerender({ text: 'a'.repeat(letters) });
    await pass(100);
  }
  expect(save).toHaveBeenCalledTimes(2);
});

test('when the page is closed the text is sent before it is gone', () => {
  const { save } = open({ text: 'Ka pai' });
  hide();
  expect(save).toHaveBeenCalledOnce();
});

test('a draft that was there on opening is saved as well', async () => {
  const { save, pass } = open({ text: 'From yesterday' });
  await pass(2_100);
  expect(save).toHaveBeenCalledOnce();
});

test('without a draft nothing is saved', async () => {
  const { save, pass } = open();
  await pass(60_000);
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['the screen is left', ({ unmount }: ReturnType<typeof open>) => unmount()],
  ['the network is back', () => act(() => void dispatchEvent(new Event('online')))],
  ['the page goes out of sight', () => hide()],
])('when %s it is saved at once', async (_, happen) => {
  const opened = open({ text: 'Ka pai' });
  happen(opened);
  await opened.pass(1);
  expect(opened.save).toHaveBeenCalledOnce();
});

test('after log-out nothing is sent any more', async () => {
  const { unmount, save, pass } = open({ text: 'Ka pai' });
  localStorage.clear();
  unmount();
  await pass(60_000);
  expect(save).not.toHaveBeenCalled();
});

test('a save that did not reach the server is tried again after a while; one it refused is not', async () => {
  const { rerender, save, pass } = open();
  rerender({ problem: { kind: 'failed', reason: 'Too long.', canRetry: false } });
  await pass(60_000);
  expect(save).not.toHaveBeenCalled();

  rerender({ problem: { kind: 'failed', reason: 'You are offline.', canRetry: true } });
  await pass(21_000);
  expect(save).toHaveBeenCalledOnce();
});

test('what could not be saved when the screen was left is tried again until it is saved', async () => {
  const { unmount, save, pass } = open({ text: 'Ka pai' });
  save.mockResolvedValue('failed');
  unmount();
  await pass(1);
  expect(save).toHaveBeenCalledTimes(1);
  await pass(20_000);
  expect(save).toHaveBeenCalledTimes(2);

  save.mockResolvedValue('saved');
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(3);
});

type Save = ReturnType<typeof open>['save'];

test.each<[string, (save: Save) => unknown, number]>([
  ['the server has refused it', (save) => save.mockResolvedValue('refused'), 1],
  ['its writer has logged out', () => localStorage.clear(), 0],
  ['somebody else is logged in', () => localStorage.setItem('userData', '{"uuid":"mere"}'), 0],
  ['the screen is open again', () => open(), 0],
])('it is not tried again once %s', async (_, happen, times) => {
  localStorage.setItem('userData', '{"uuid":"hana"}');
  const { unmount, save, pass } = open({ text: 'Ka pai' });
  save.mockResolvedValue('failed');
  unmount();
  await pass(1);
  save.mockClear();
  happen(save);
  await pass(25_000);
  dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(save).toHaveBeenCalledTimes(times);
});

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
