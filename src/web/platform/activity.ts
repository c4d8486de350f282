/** How many calls are on their way, for the one progress bar. */
let underway = 0;
const listeners = new Set<() => void>();

export function beginCall() {
  change(1);
  return () => change(-1);
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
