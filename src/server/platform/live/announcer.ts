import { type Announce, type Change, mergeChanges } from './change.ts';
import { reportFailure } from './report-failure.ts';

/** In milliseconds: changes within this time are sent together. */
const BATCH_TIME = 50;
const FIRST_RETRY = 500;
/** Short, so that pages learn of a change within two seconds of the end of an outage. */
const LONGEST_RETRY = 1_000;

export type Announcer = {
  announce: Announce;
  /** Sends what is pending before the process ends; returns whether that succeeded. */
  close: () => Promise<boolean>;
};

/**
 * Sends changes a moment later and in the background: no request waits for it or fails with it.
 * What can't be sent stays pending, which is never more than the names of all topics.
 */
export function createAnnouncer(
  send: (change: Change) => Promise<unknown>,
  onError: (error: Error) => void,
): Announcer {
  let pending: Change | undefined;
  let failures = 0;
  let isSending = false;
  let isClosed = false;
  let lastAttempt = Promise.resolve(true);

  async function sendAll() {
    isSending = true;
    while (pending && !isClosed) {
      await backoffAfter(failures);
      await sendPending();
    }
    isSending = false;
  }

  function sendPending(): Promise<boolean> {
    lastAttempt = lastAttempt.then(tryToSend);
    return lastAttempt;
  }

  async function tryToSend(): Promise<boolean> {
    const change = pending;
    if (!change) return true;
    pending = undefined;
    try {
      await send(change);
      failures = 0;
      return true;
    } catch (thrown) {
      failures += 1;
      reportFailure(thrown, failures, onError);
      pending = mergeChanges(pending, change);
      return false;
    }
  }

  return {
    announce(change) {
      if (change.topics.length === 0) return;
      pending = mergeChanges(pending, change);
      if (!isSending) void sendAll();
    },
    async close() {
      isClosed = true;
      const isAllSent = await sendPending();
      pending = undefined;
      return isAllSent;
    },
  };
}

function backoffAfter(failures: number): Promise<void> {
  const retry = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** (failures - 1));
  return new Promise((resolve) => {
    // Does not keep the process alive: `close` sends what is pending.
    setTimeout(resolve, failures === 0 ? BATCH_TIME : retry).unref();
  });
}
