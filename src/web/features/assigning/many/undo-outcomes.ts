import type { Outcome, UndoOutcome } from '#contract/mentoring/assignments.ts';
import { type DisplayText, message } from '#lib/messages/message.ts';
import { assigningManyMessages as messages } from '#messages/mentoring/assigning-many.ts';
import { outcomeKindFor, outcomesOfKind, type ShownOutcome } from './outcomes.ts';

/** What each learner was assigned, with what came of undoing it in its place. */
export function afterUndo(
  assigned: readonly Outcome[],
  undone: readonly UndoOutcome[],
): ShownOutcome[] {
  const undoneOf = new Map(undone.map((outcome) => [outcome.learner.uuid, outcome]));
  return assigned.map(({ learner, areas }) => {
    const its = undoneOf.get(learner.uuid);
    return {
      learner,
      areas: areas.map(({ uuid, outcome }) => {
        return { uuid, outcome: (its && outcomeKindFor(its, uuid)) ?? outcome };
      }),
    };
  });
}

/** 'Undone for 398 learners. 2 were changed since and keep it.' */
export function undoneText(
  assigned: readonly Outcome[],
  undone: readonly UndoOutcome[],
): DisplayText {
  const count = outcomesOfKind(undone, 'removed').length;
  const others = [
    { text: messages.keepChanged, count: outcomesOfKind(undone, 'changed_since').length },
    { text: messages.noLongerHad, count: outcomesOfKind(undone, 'removed_since').length },
    { text: messages.leftOut, count: outcomesOfKind(assigned, 'will_get').length - undone.length },
  ];
  return oneText([
    count > 0 ? message(messages.undoneFor, { count }) : messages.undoneForNobody,
    ...others.filter(({ count }) => count > 0).map(({ text, count }) => message(text, { count })),
  ]);
}

/** Several sentences where one text is shown. */
export const oneText = (sentences: readonly DisplayText[]): DisplayText =>
  sentences.reduce((first, next) => message(messages.twoSentences, { first, next }));
