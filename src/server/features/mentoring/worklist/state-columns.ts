import { reflections } from '#server/schema/index.ts';

const { uuid, createdAt, submittedAt, completedAt, sentBackAt, reopenedAt, round } = reflections;

/** The columns that `stateOf` needs, and none of the texts. */
export const stateColumns = {
  uuid,
  createdAt,
  submittedAt,
  completedAt,
  sentBackAt,
  reopenedAt,
  round,
};
