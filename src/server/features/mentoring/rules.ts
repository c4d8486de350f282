import type { ReflectionStatus } from '#contract/mentoring.ts';

type Dated = { submittedAt: Date | null; completedAt: Date | null };

export function statusOf({ submittedAt, completedAt }: Dated): ReflectionStatus {
  if (!submittedAt) return 'in_progress';
  return completedAt ? 'complete' : 'review';
}

/** The area's own reflection counts as one more step, so finishing everything shows 100. */
export function percentComplete(area: { podsDone: readonly boolean[]; areaDone: boolean }): number {
  const steps = [...area.podsDone, area.areaDone];
  return Math.round((100 * steps.filter(Boolean).length) / steps.length);
}

/** Nobody reviews or signs off their own reflection, whatever their roles. */
export function isOwn(user: { uuid: string }, reflection: { learner: string }): boolean {
  return user.uuid === reflection.learner;
}

/** Why nothing can be written on a reflection now; undefined when a review may be. */
export function closedFor(reflection: Dated): string | undefined {
  if (reflection.completedAt) {
    return 'This reflection is complete. No further changes can be made.';
  }
  return reflection.submittedAt ? undefined : 'This reflection has not been submitted yet.';
}
