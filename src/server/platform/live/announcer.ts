import { setTimeout as delay } from 'node:timers/promises';
import { type Announce, both, type Change } from './change.ts';

/** In milliseconds: what changes within it is said at once, so that a busy minute is no storm. */
const GATHERED_FOR = 50;
const FIRST_RETRY = 500;
const TRIES = 5;

export type Announcer = { announce: Announce; close: () => Promise<void> };

/**
 * Says what changed, a moment later and on its own time: no answer waits for it or fails with it.
 * After the last try it is let go. Where the database was away, every node starts with "everything"
 * when it is back; where a hosted service was, open screens are a little behind.
 */
export function announcer(
  say: (change: Change) => Promise<unknown>,
  onTrouble: (error: Error) => void,
): Announcer {
  let gathered: Change | undefined;
  let isSaying = false;

  async function sayAll() {
    isSaying = true;
    for (let failures = 0; gathered && failures < TRIES; ) {
      const pause = failures === 0 ? GATHERED_FOR : FIRST_RETRY * 2 ** (failures - 1);
      await delay(pause, undefined, { ref: false });
      failures = (await sayGathered()) ? 0 : failures + 1;
    }
    gathered = undefined;
    isSaying = false;
  }

  async function sayGathered(): Promise<boolean> {
    const change = gathered;
    if (!change) return true;
    gathered = undefined;
    try {
      await say(change);
      return true;
    } catch (thrown) {
      onTrouble(thrown instanceof Error ? thrown : new Error(String(thrown)));
      gathered = both(gathered, change);
      return false;
    }
  }

  return {
    announce(change) {
      if (change.topics.length === 0) return;
      gathered = both(gathered, change);
      if (!isSaying) void sayAll();
    },
    /** Says what is left: the last answers of a process that ends are announced too. */
    async close() {
      await sayGathered();
      gathered = undefined;
    },
  };
}
