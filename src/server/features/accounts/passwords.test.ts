import { expect, test } from 'vitest';
import { hashPassword } from './passwords.ts';

test('two passwords are hashed at once, two hundred wait, and the rest come again', async () => {
  const asked = await Promise.allSettled(
    Array.from({ length: 205 }, () => hashPassword('kererū in the kōwhai')),
  );
  const { fulfilled, rejected } = Object.groupBy(asked, ({ status }) => status);

  expect(fulfilled).toHaveLength(202);
  expect(rejected).toMatchObject(
    Array(3).fill({ reason: { status: 429, headers: { 'retry-after': '5' } } }),
  );
});
