type Close = () => Promise<unknown>;

const closings: Close[] = [];

/**
 * Runs `close` when the test file is done, in reverse order. Vitest's own `afterAll` only works at the
 * top of a file, not within a test or another hook, where most things are opened.
 */
export function onTestEnd(close: Close): void {
  closings.push(close);
}

export async function runCleanups(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    // The others are closed all the same: what stays open would disturb the next test file.
    await close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
}
