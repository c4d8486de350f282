import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import type { SaveOutcome } from './use-autosave-field.ts';

/**
 * Saves one text, one save after the other: a second one beside the first would meet what the first
 * has just written, and take it for somebody else's.
 */
export function createSaver(save: () => Promise<SaveOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When it was first asked to save what is not saved yet. */
  let since: number | undefined;
  let running: Promise<unknown> | undefined;

  /** At once where none is under way: the page may be gone with the next turn. */
  function now(): Promise<SaveOutcome> {
    clearTimeout(timer);
    since = undefined;
    const saving = running ? running.then(save) : save();
    // What came of it is on the screen, and with it what the next one starts from.
    const done = saving.then(untilRendered, untilRendered).then(() => {
      if (running === done) running = undefined;
    });
    running = done;
    return saving;
  }

  /** Begins anew each time, so that nothing is sent between two words; but never beyond `atMost`. */
  function after(ms: number, atMost?: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), atMost === undefined ? ms : Math.min(ms, left(atMost)));
  }

  function left(atMost: number) {
    const at = Date.now();
    since ??= at;
    return since + atMost - at;
  }

  function stop() {
    clearTimeout(timer);
    since = undefined;
  }

  return { now, after, stop };
}
