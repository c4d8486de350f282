import type { Reflection } from '#contract/mentoring/mentoring.ts';

/** `reviewing` is the only one in which anything can be written. `lost`: access ended while it was open. */
export type ReviewMode = 'reviewing' | 'complete' | 'writing' | 'own' | 'lost';

/** Nobody reviews their own reflection, one that is still being written, or one signed off. */
export function reviewMode(
  reflection: Reflection,
  { reader, isLost }: { reader: { uuid: string }; isLost: boolean },
): ReviewMode {
  if (isLost) return 'lost';
  if (reflection.status === 'complete') return 'complete';
  if (reflection.user.uuid === reader.uuid) return 'own';
  return reflection.status === 'review' ? 'reviewing' : 'writing';
}
