import { type Message, message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import type { AutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import { isSafelySaved } from '#web/patterns/autosave-field/use-autosave-field.ts';
import type { StepChange, useStep } from '#web/patterns/step/use-step.ts';

type Options = {
  group: AutosaveGroup;
  number: number;
  /** The question that comes next. */
  next: number;
  steps: ReturnType<typeof useStep>;
  onSaved: (message: Message) => void;
};

/**
 * Saves and goes on without waiting: the text is on the device, and `SaveStatus` says what becomes
 * of it. Only a conflict keeps the learner at the question.
 */
export function useNextQuestion({ group, number, next, steps, onSaved }: Options) {
  return function goOn(change?: StepChange) {
    const answer = group.members().find((member) => member.number === number);
    if (answer?.kind === 'conflict') return answer.latest.current.compare();
    steps.goTo(next, change);
    if (answer && !answer.isBlank) void reportWhenSaved(answer.saveNow);
  };

  async function reportWhenSaved(saveNow: () => Promise<Parameters<typeof isSafelySaved>[0]>) {
    if (!isSafelySaved(await saveNow())) return;
    onSaved(message(progressMessages.questionSaved, { number, at: new Date() }));
  }
}
