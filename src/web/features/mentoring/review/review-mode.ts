import type { Reflection } from '#contract/mentoring/mentoring.ts';

/** `reviewing` is the only one in which anything can be written. */
export type ReviewMode = 'reviewing' | 'complete' | 'writing' | 'own';

/** Nobody reviews their own reflection, one that is still being written, or one signed off. */
export function reviewMode(reflection: Reflection, reader: { uuid: string }): ReviewMode {
  if (reflection.status === 'complete') return 'complete';
  if (reflection.user.uuid === reader.uuid) return 'own';
  return reflection.status === 'review' ? 'reviewing' : 'writing';
}
