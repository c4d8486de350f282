import { expect, test } from 'vitest';
import { newWorld } from '#testing/world.ts';

test.each(['', '?x', '?x=/static/index.html', '/'])(
  '/docs/static/index.html%s leads to the page and not back to itself',
  async (more) => {
    const world = await newWorld();
    const { headers } = await world.app.inject({ url: `/docs/static/index.html${more}` });
    expect(headers.location).toBe('/docs/');
  },
);

test('the documentation says that it is English, whatever its reader’s language', async () => {
  const world = await newWorld();
  const { statusCode, body } = await world.app.inject({
    url: '/docs/',
    headers: { 'accept-language': 'mi' },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="en">');
});
