/** Of PostgreSQL's error. Drizzle wraps the error of the statement as the cause of its own. */
function detailOf(error: unknown, key: 'code' | 'constraint'): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error ? Reflect.get(cause, key) : undefined;
}

const codeOf = (error: unknown): unknown => detailOf(error, 'code');

/** Whether a write failed because another row has the same unique value; of this index, if named. */
export const isUniqueViolation = (error: unknown, index?: string): boolean =>
  codeOf(error) === '23505' && (index === undefined || detailOf(error, 'constraint') === index);

/** Raised by the trigger `keep_break_glass`. */
export const leavesTooFewBreakGlass = (error: unknown): boolean => codeOf(error) === 'SW001';

export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';
