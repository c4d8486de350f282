type Dated = { submittedAt: Date | null; completedAt: Date | null };

/** Why its learner can't write in a reflection now; undefined when they can. */
export function closedToLearner({ submittedAt, completedAt }: Dated): string | undefined {
  if (completedAt) return 'This reflection is complete. No further changes can be made.';
  return submittedAt ? 'This reflection is with your mentor now.' : undefined;
}

/** A sentence for each question that has no answer yet. */
export function stillOpen(asked: readonly { wording: string; answer: string | null }[]): string[] {
  return asked
    .filter(({ answer }) => !answer)
    .map(({ wording }) => `“${wording}” has no answer yet.`);
}
