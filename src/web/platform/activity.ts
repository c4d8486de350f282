/** How many calls are on their way, for the one progress bar. */
let underway = 0;
let isQuiet = false;
const listeners = new Set<() => void>();

export function beginCall() {
  if (isQuiet) return undefined;
  change(1);
  return () => change(-1);
}

/** Calls that `work` makes at once are nobody's doing: no bar says that something is under way. */
export function quietly<T>(work: () => T): T {
  isQuiet = true;
  try {
    return work();
  } finally {
    isQuiet = false;
  }
}

export const isCalling = () => underway > 0;

export function onActivity(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Told a moment later: a screen that reads while it renders must not change another one. */
function change(by: number) {
  underway += by;
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}
