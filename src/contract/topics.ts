/** What a call shows or changes. Announced on a public channel, so never more than these words. */
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
] as const;

export type Topic = (typeof topics)[number];
