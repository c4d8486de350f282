import { reflections } from '#server/schema/index.ts';

const { uuid, createdAt, submittedAt, completedAt, sentBackAt, reopenedAt, round } = reflections;

/** What is read of a reflection to tell its state, and none of its texts. */
export const stateColumns = {
  uuid,
  createdAt,
  submittedAt,
  completedAt,
  sentBackAt,
  reopenedAt,
  round,
};
