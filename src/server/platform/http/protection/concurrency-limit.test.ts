import { expect, test } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function works() {
  const open: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    open.push(one);
    return one.promise;
  };
  return { open, work };
}

test('some run side by side, some wait, and the next is refused for now', async () => {
  const { open, work } = works();
  const inTurn = concurrencyLimit({ atOnce: 2, waiting: 3 });

  const asked = Array.from({ length: 6 }, () => inTurn('photo', work));
  await expect(asked[5]).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  expect(open).toHaveLength(2);

  for (const at of [0, 1, 2, 3, 4]) {
    open[at]?.resolve();
    await asked[at];
    expect(open.length).toBeLessThanOrEqual(at + 3);
  }
  expect(open).toHaveLength(5);
});

test('work that fails frees its place for the next', async () => {
  const inTurn = concurrencyLimit({ atOnce: 1, waiting: 1 });
  const failed = inTurn('photo', () => Promise.reject(new Error('No ink')));
  const next = inTurn('photo', async () => 'drawn');

  await expect(failed).rejects.toThrow('No ink');
  expect(await next).toBe('drawn');
});
