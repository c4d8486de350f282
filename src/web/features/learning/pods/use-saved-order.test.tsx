// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/platform/calls/api-error.ts';
import { useSavedOrder } from './use-saved-order.ts';

afterEach(cleanup);

const itemsOf = (uuids: string) => [...uuids].map((uuid) => ({ uuid }));

/** A server that answers only when the test says so. */
function open() {
  const sent: string[] = [];
  const seen: string[] = [];
  const answers: { yes: () => void; no: (error: Error) => void }[] = [];
  const refetch = vi.fn();
  const hook = renderHook(() => {
    const [items, setItems] = useState(itemsOf('abc'));
    const order = useSavedOrder({
      items,
      send: (next, before) => {
        sent.push(next.join(''));
        seen.push(before.join(''));
        return new Promise<void>((yes, no) => answers.push({ yes, no }));
      },
      applyOrder: async (sort) => setItems(sort),
      refetch,
      onFailed: () => undefined,
    });
    const read = (next: string) => act(async () => setItems(itemsOf(next)));
    return { items: order.items.map(({ uuid }) => uuid).join(''), order, read };
  });
  const now = () => hook.result.current;
  const move = (from: number, to: number) => act(async () => now().order.move(from, to));
  const answer = (error?: Error) =>
    act(async () => {
      const next = answers.shift();
      if (error) next?.no(error);
      else next?.yes();
    });
  return { sent, seen, refetch, now, move, answer };
}

test('of the moves made during a request only the last is sent, after it', async () => {
  const { sent, seen, refetch, now, move, answer } = open();
  await move(0, 1);
  await move(1, 2);
  await move(2, 0);
  expect(now().items).toBe('abc');
  expect(sent).toEqual(['bac']);
  await answer();
  expect(sent).toEqual(['bac', 'abc']);
  expect(seen).toEqual(['abc', 'bac']);
  expect(now().order.isSaving).toBe(true);
  expect(refetch).not.toHaveBeenCalled();
  await answer();
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(now().order.isSaving).toBe(false);
});

test('another change of the list can wait until the last order is saved or refused', async () => {
  const { now, move, answer } = open();
  const told = vi.fn();
  await move(0, 1);
  await move(1, 2);
  void now().order.whenSaved().then(told);
  await answer();
  expect(told).not.toHaveBeenCalled();
  await answer(new ApiError(422, { message: 'Somebody added one.' }));
  expect(told).toHaveBeenCalledOnce();
});

test('undo takes back the last move, even before the server has answered', async () => {
  const { sent, now, move, answer } = open();
  await move(0, 2);
  await act(async () => now().order.undo?.());
  await answer();
  expect(now().items).toBe('abc');
  expect(sent).toEqual(['bca', 'abc']);
  expect(now().order.undo).toBeNull();
});

test('an undo that fails can be tried again', async () => {
  const { sent, seen, now, move, answer } = open();
  await move(0, 2);
  await answer();
  await act(async () => now().order.undo?.());
  await answer(new Error('No answer came.'));
  expect(now().items).toBe('bca');
  await act(async () => now().order.undo?.());
  await answer();
  expect(now().items).toBe('abc');
  expect(sent).toEqual(['bca', 'abc', 'abc']);
  expect(seen).toEqual(['abc', 'bca', 'bca']);
});

test('after a refusal nothing else is sent, and the list is read again', async () => {
  const { sent, refetch, now, move, answer } = open();
  await move(0, 1);
  await move(1, 2);
  await answer(new ApiError(422, { message: 'Somebody added one.' }));
  expect(sent).toEqual(['bac']);
  expect(now().order.failure).toBe('Somebody added one.');
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('a list read before the order is saved does not bring the old order back', async () => {
  const { now, move, answer } = open();
  await move(2, 0);
  await now().read('abc');
  expect(now().items).toBe('cab');
  await answer();
  expect(now().items).toBe('cab');
});

test('items added and removed meanwhile appear and disappear, without losing the order', async () => {
  const { now, move, answer } = open();
  await move(2, 0);
  await now().read('bcd');
  expect(now().items).toBe('cbd');
  await answer();
  expect(now().items).toBe('cbd');
});

test('a refused order is no longer displayed', async () => {
  const { now, move, answer } = open();
  await move(2, 0);
  await answer(new ApiError(422, { message: 'Somebody added one.' }));
  expect(now().items).toBe('abc');
});

test('undo restores the order of the items that are still there, with new ones at the end', async () => {
  const { sent, seen, now, move, answer } = open();
  await move(2, 0);
  await answer();
  await now().read('cabd');
  await act(async () => now().order.undo?.());
  expect(sent).toEqual(['cab', 'abcd']);
  expect(seen).toEqual(['abc', 'cabd']);
  expect(now().items).toBe('abcd');
});

test('undo goes over the order that was saved here, not over one that somebody else made since', async () => {
  const { seen, now, move, answer } = open();
  await move(2, 0);
  await answer();
  await now().read('bca');
  await act(async () => now().order.undo?.());
  expect(seen).toEqual(['abc', 'cab']);
});
