/** Reports the first, second, fourth, eighth … failure in a row, so that retries don't fill the log. */
export function reportFailure(
  thrown: unknown,
  count: number,
  onError: (error: Error) => void,
): void {
  if (!Number.isInteger(Math.log2(count))) return;
  onError(thrown instanceof Error ? thrown : new Error(String(thrown)));
}
