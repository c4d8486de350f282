/** The number of calls in flight, for the progress bar. */
let pendingCount = 0;
let isInBackground = false;
const listeners = new Set<() => void>();

export function beginCall() {
  if (isInBackground) return undefined;
  change(1);
  return () => change(-1);
}

/** Calls made by `work` run in the background: the progress bar does not show them. */
export function inBackground<T>(work: () => T): T {
  isInBackground = true;
  try {
    return work();
  } finally {
    isInBackground = false;
  }
}

export const hasPendingCalls = () => pendingCount > 0;

export function onPendingCallsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Notified in a microtask: a component that fetches while rendering must not update another one. */
function change(by: number) {
  pendingCount += by;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
