import { expect, test } from 'vitest';
import { newWorld } from '#testing/world.ts';

test('the documentation says that it is English, whatever its reader’s language', async () => {
  const world = await newWorld();
  const { statusCode, body } = await world.app.inject({
    url: '/docs/',
    headers: { 'accept-language': 'mi' },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en">');
});
