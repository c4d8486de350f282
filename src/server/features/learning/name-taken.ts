import { invalid } from '#server/platform/refusal.ts';

/** Two people who choose one name, even at the same moment, meet at the table's unique index. */
export function asNameTaken(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === '23505') throw invalid('name', 'The name has already been taken.');
  throw error;
}
