import { type Message, message } from '#lib/messages/message.ts';
import { progressMessages } from '#messages/mentoring/progress.ts';
import type { AutosaveGroup } from '#web/patterns/autosave-field/autosave-group.ts';
import { isSafelySaved } from '#web/patterns/autosave-field/use-autosave-field.ts';
import type { useStep } from '#web/patterns/step/use-step.ts';

type Options = {
  group: AutosaveGroup;
  number: number;
  steps: ReturnType<typeof useStep>;
  tell: (words: Message) => void;
};

/**
 * Saves and goes on, without waiting: the text is on the device, and one line says what becomes of
 * it. Only two texts in conflict keep somebody where they are.
 */
export function useNextQuestion({ group, number, steps, tell }: Options) {
  return function goOn() {
    const box = group.members().find((member) => member.number === number);
    if (box?.kind === 'conflict') return box.latest.current.compare();
    steps.goTo(number + 1);
    if (box && !box.isBlank) void tellWhenSaved(box.saveNow);
  };

  async function tellWhenSaved(saveNow: () => Promise<Parameters<typeof isSafelySaved>[0]>) {
    if (!isSafelySaved(await saveNow())) return;
    tell(message(progressMessages.questionSaved, { number, at: new Date() }));
  }
}
