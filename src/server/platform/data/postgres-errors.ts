/** PostgreSQL's code for why a statement failed; Drizzle keeps its error as the cause of its own. */
function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** Whether a write was refused because another row has what must be unique, even since a moment ago. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Whether it was the one to give way, of two transactions that waited for each other. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';
