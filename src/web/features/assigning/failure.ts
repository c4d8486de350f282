import { assigningText } from '#texts/assigning.ts';
import { assigningManyText } from '#texts/assigning-many.ts';
import { say, type Words } from '#texts/text.ts';
import { Refused, Unreachable } from '#web/platform/call.ts';
import { messageOf } from '#web/platform/field-errors.ts';
import { textNow } from '#web/platform/use-text.tsx';
import type { AreaOrder } from './area-order.ts';

/** `sent` names the areas in the order they were sent, as the server's refusal counts them. */
export type Failure = { what: Words; error: Error; sent: AreaOrder };

const numbered = /^(?:areas_list|order_by)\.(\d+)$/;

const fieldsOf = ({ error }: Failure) => (error instanceof Refused ? error.fields : {});

/** Without an answer nobody knows; what was sent says the same however often it is sent. */
const noAnswer = () => (navigator.onLine ? assigningText.unreachable : assigningText.offline);

const wordsFor = (error: Error): Words =>
  error instanceof Unreachable ? noAnswer() : messageOf(error);

/** Everything that was refused, once each, or why there was no answer at all. */
export function whyNot(failure: Failure): Words[] {
  const sentences = Object.values(fieldsOf(failure)).flat();
  return sentences.length > 0 ? onceEach(sentences) : [wordsFor(failure.error)];
}

export function whyNotLearner(failure: Failure): Words | undefined {
  return fieldsOf(failure).learner_id?.[0];
}

/** `areas_list.1` and `order_by.1` are about the second area that was sent. */
export function whyNotArea(failure: Failure | null, area: string): Words | undefined {
  if (!failure) return undefined;
  const found = Object.entries(fieldsOf(failure)).find(
    ([field]) => failure.sent[Number(numbered.exec(field)?.[1])] === area,
  );
  return found?.[1][0];
}

/** As `whyNot`, for many: a sentence about the third learner says who that is. */
export function whyNotMany(error: Error, learners: readonly { name: string }[]): Words[] {
  if (!(error instanceof Refused)) return [wordsFor(error)];
  const sentences = Object.entries(error.fields).flatMap(([field, messages]) => {
    const learner = learners[Number(/^learners\.(\d+)$/.exec(field)?.[1])];
    return messages.map((why) =>
      learner ? say(assigningManyText.ofLearner, { learner: learner.name, why }) : why,
    );
  });
  return sentences.length > 0 ? onceEach(sentences) : [messageOf(error)];
}

/** Several fields may be refused for the same reason. */
function onceEach(sentences: readonly Words[]): Words[] {
  const { words } = textNow();
  return [...new Map(sentences.map((sentence) => [words(sentence), sentence])).values()];
}
