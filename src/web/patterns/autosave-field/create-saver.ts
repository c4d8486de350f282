import { untilRendered } from '#web/platform/drafts/until-rendered.ts';
import type { SaveOutcome } from './use-autosave-field.ts';

/**
 * Saves one text, one save at a time: a second save beside the first would find the version that the
 * first has just written, and take it for somebody else's.
 */
export function createSaver(save: () => Promise<SaveOutcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current wait began, in ms; undefined if none is under way. */
  let waitingSince: number | undefined;
  let running: Promise<unknown> | undefined;

  /** Without a delay unless a save is running: the page may be closing. */
  function saveNow(): Promise<SaveOutcome> {
    clearTimeout(timer);
    waitingSince = undefined;
    const saving = running ? running.then(save) : save();
    // The next save starts from the state that was rendered after this one.
    const finished = saving.then(untilRendered, untilRendered).then(() => {
      if (running === finished) running = undefined;
    });
    running = finished;
    return saving;
  }

  /** Restarts the delay with each call, but for no longer than `maxMs` in all. */
  function after(ms: number, maxMs?: number) {
    clearTimeout(timer);
    timer = setTimeout(
      () => void saveNow(),
      maxMs === undefined ? ms : Math.min(ms, remaining(maxMs)),
    );
  }

  function remaining(maxMs: number) {
    const now = Date.now();
    waitingSince ??= now;
    return waitingSince + maxMs - now;
  }

  function stop() {
    clearTimeout(timer);
    waitingSince = undefined;
  }

  return { now: saveNow, after, stop };
}
