/** Whether a write was refused because another row has what must be unique, even since a moment ago. */
export function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '23505';
}
