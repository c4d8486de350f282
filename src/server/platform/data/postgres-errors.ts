/** PostgreSQL's error code. Drizzle wraps the error of the statement as the cause of its own. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** Whether a write failed because another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Raised by the trigger `keep_break_glass`. */
export const leavesTooFewBreakGlass = (error: unknown): boolean => codeOf(error) === 'SW001';

export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';
