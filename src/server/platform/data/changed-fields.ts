import { isDeepStrictEqual } from 'node:util';

/** The fields that differ between two states of a record, for its history; undefined where none does. */
export function changedFields<State extends object>(before: State, after: State) {
  const fields = (Object.keys(after) as (keyof State)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  if (fields.length === 0) return undefined;
  const only = (state: State) => Object.fromEntries(fields.map((field) => [field, state[field]]));
  return { before: only(before), after: only(after) };
}
