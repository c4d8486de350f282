import { useSyncExternalStore } from 'react';

/** One question at a time, or all of them on one page. */
export type WritingLayout = 'one' | 'all';

const key = 'writingLayout';
const listeners = new Set<() => void>();
/** Used where the browser blocks localStorage. */
let chosen: WritingLayout = 'one';

function current(): WritingLayout {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'one' || stored === 'all' ? stored : chosen;
  } catch {
    return chosen;
  }
}

function choose(layout: WritingLayout) {
  chosen = layout;
  try {
    localStorage.setItem(key, layout);
  } catch {
    // Blocked: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The layout chosen on this device, and how to choose another. */
export const useWritingLayout = () => [useSyncExternalStore(subscribe, current), choose] as const;
