type Close = () => Promise<unknown>;

const closings: Close[] = [];

/**
 * Runs `close` when the test file is done, what was opened last first. Vitest's own `afterAll` counts
 * only where a file is read, not within a test or another hook, and there most things are opened.
 */
export function onTestEnd(close: Close): void {
  closings.push(close);
}

export async function runCleanups(): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    // The others are to be closed all the same: what stays open would meet the next test file.
    await close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed');
}
