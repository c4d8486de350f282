/** Of failures in a row the first, second, fourth, eighth …: tried every second, none fills the log. */
export function reportFailure(
  thrown: unknown,
  inARow: number,
  onTrouble: (error: Error) => void,
): void {
  if (!Number.isInteger(Math.log2(inARow))) return;
  onTrouble(thrown instanceof Error ? thrown : new Error(String(thrown)));
}
