import { type Announce, type Change, mergeChanges } from './change.ts';
import { reportFailure } from './report-failure.ts';

/** In milliseconds: what changes within it is said at once, so that a busy minute is no storm. */
const GATHERED_FOR = 50;
const FIRST_RETRY = 500;
/** However long it was impossible: once it is not, pages hear of a change within two seconds. */
const LONGEST_RETRY = 1_000;

export type Announcer = {
  announce: Announce;
  /** Says what is left, for the last answers of a process that ends, and whether that was all. */
  close: () => Promise<boolean>;
};

/**
 * Says what changed, a moment later and on its own time: no answer waits for it or fails with it.
 * What cannot be said is kept until it can; it is never more than the names of all topics.
 */
export function createAnnouncer(
  say: (change: Change) => Promise<unknown>,
  onTrouble: (error: Error) => void,
): Announcer {
  let gathered: Change | undefined;
  let failures = 0;
  let isSaying = false;
  let isClosed = false;
  let underWay = Promise.resolve(true);

  async function sayAll() {
    isSaying = true;
    while (gathered && !isClosed) {
      await backoffAfter(failures);
      await sayGathered();
    }
    isSaying = false;
  }

  function sayGathered(): Promise<boolean> {
    underWay = underWay.then(tryToSay);
    return underWay;
  }

  async function tryToSay(): Promise<boolean> {
    const change = gathered;
    if (!change) return true;
    gathered = undefined;
    try {
      await say(change);
      failures = 0;
      return true;
    } catch (thrown) {
      failures += 1;
      reportFailure(thrown, failures, onTrouble);
      gathered = mergeChanges(gathered, change);
      return false;
    }
  }

  return {
    announce(change) {
      if (change.topics.length === 0) return;
      gathered = mergeChanges(gathered, change);
      if (!isSaying) void sayAll();
    },
    async close() {
      isClosed = true;
      const isAllSaid = await sayGathered();
      gathered = undefined;
      return isAllSaid;
    },
  };
}

function backoffAfter(failures: number): Promise<void> {
  const retry = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  return new Promise((resolve) => {
    // A process that has nothing else to do does not stay for it: whoever ends it closes first.
    setTimeout(resolve, failures === 0 ? GATHERED_FOR : retry).unref();
  });
}
