/** The kinds of data that a call shows or changes. Announced on a public channel, without details. */
export const topics = [
  'users',
  'organisations',
  'areas',
  'pods',
  'questions',
  'assignments',
  'reflections',
  'certificates',
  'subscriptions',
  'translations',
  'imports',
  'phrases',
  'jobs',
] as const;

export type Topic = (typeof topics)[number];
