import { reflectionRefusalsText } from '#texts/reflection-refusals.ts';
import { type Said, say, type Text } from '#texts/text.ts';

type Dated = { submittedAt: Date | null; completedAt: Date | null };

/** Why its learner can't write in a reflection now; undefined when they can. */
export function closedToLearner({ submittedAt, completedAt }: Dated): Text | undefined {
  if (completedAt) return reflectionRefusalsText.complete;
  return submittedAt ? reflectionRefusalsText.withMentor : undefined;
}

/** A sentence for each question that has no answer yet. */
export function stillOpen(asked: readonly { wording: string; answer: string | null }[]): Said[] {
  return asked
    .filter(({ answer }) => !answer)
    .map(({ wording }) => say(reflectionRefusalsText.unanswered, { question: wording }));
}
