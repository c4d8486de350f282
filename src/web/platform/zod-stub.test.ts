import { afterAll, expect, test, vi } from 'vitest';

// The next test file of this worker wants the real one.
afterAll(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

test('the contract says the same calls to the browser, without zod', async () => {
  const { endpoints: real } = await import('#contract/endpoints.ts');
  vi.resetModules();
  vi.doMock('zod', () => import('./zod-stub.ts'));
  const { endpoints: stubbed } = await import('#contract/endpoints.ts');

  const facts = (endpoints: typeof real) =>
    endpoints.map(({ name, method, path, topics }) => ({ name, method, path, topics }));
  expect(facts(stubbed)).toEqual(facts(real));
});
