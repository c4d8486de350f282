import type { Outcome } from './use-kept-text.ts';

/**
 * Saves one text, one save after the other: a second one beside the first would meet what the first
 * has just written, and take it for somebody else's.
 */
export function createSaver(save: () => Promise<Outcome>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<Outcome> = Promise.resolve('same');

  function now(): Promise<Outcome> {
    clearTimeout(timer);
    last = last.then(shown).then(save);
    return last;
  }

  /** Again from the beginning each time, so that nothing is sent while somebody types. */
  function after(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void now(), ms);
  }

  return { now, after, stop: () => clearTimeout(timer) };
}

/** What came of the save before is on the screen, and with it what this one starts from. */
const shown = () => new Promise<void>((resolve) => setTimeout(resolve));
