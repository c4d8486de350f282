import type { MyReflectionState } from '#contract/my-learning/my-learning.ts';
import { type Message, message } from '#lib/messages/message.ts';
import { myLearningMessages } from '#messages/my-learning/my-learning.ts';

type Returned = Pick<MyReflectionState, 'sent_back_at' | 'turn' | 'sent_back_by'>;

/** When a mentor sent it back, who it was, and how many answers are still `toRevise`. */
export function sentBackMessage(reflection: Returned, toRevise: number): Message {
  const { sent_back_at, turn, sent_back_by: mentor } = reflection;
  const at = new Date(sent_back_at ?? turn.since);
  const sentBack = mentor
    ? message(myLearningMessages.sentBackBy, { at, mentor: mentor.name })
    : message(myLearningMessages.sentBackOn, { at });
  return toRevise > 0
    ? message(myLearningMessages.left, { sentBack, count: toRevise })
    : message(myLearningMessages.ready, { sentBack });
}
