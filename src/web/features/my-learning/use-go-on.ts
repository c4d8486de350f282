import { progressText } from '#texts/progress.ts';
import { type Said, say } from '#texts/text.ts';
import type { TextGroup } from '#web/platform/kept-text/text-group.ts';
import { mayMoveOn } from '#web/platform/kept-text/use-kept-text.ts';
import type { useStep } from '#web/platform/use-step.ts';

type Options = {
  group: TextGroup;
  number: number;
  steps: ReturnType<typeof useStep>;
  tell: (words: Said) => void;
};

/**
 * Saves and goes on, without waiting: the text is on the device, and one line says what becomes of
 * it. Only two texts that clash keep somebody where they are.
 */
export function useGoOn({ group, number, steps, tell }: Options) {
  return function goOn() {
    const box = group.members().find((member) => member.number === number);
    if (box?.kind === 'clash') return box.latest.current.compare();
    steps.goTo(number + 1);
    if (box && !box.isBlank) void tellWhenSaved(box.saveNow);
  };

  async function tellWhenSaved(saveNow: () => Promise<Parameters<typeof mayMoveOn>[0]>) {
    if (!mayMoveOn(await saveNow())) return;
    tell(say(progressText.questionSaved, { number, at: new Date() }));
  }
}
