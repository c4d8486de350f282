import { useSyncExternalStore } from 'react';
import { type Fault, noteFault, onFault } from '#web/platform/faults.ts';

type Kept = { number: number; at: Date; fault: Fault };

/** As many as anybody reads; the latest first. */
const KEPT = 50;

let faults: readonly Kept[] = [];
let count = 0;
const listeners = new Set<() => void>();

function keep(next: readonly Kept[]) {
  faults = next.slice(0, KEPT);
  for (const listener of listeners) listener();
}

/** What the calls and the live connection say, and what nobody caught; until it is told to stop. */
export function keepFaults(): () => void {
  const stopping = new AbortController();
  onFault((fault) => {
    count += 1;
    keep([{ number: count, at: new Date(), fault }, ...faults]);
  });
  const uncaught = (message: string) => noteFault({ kind: 'uncaught', message });
  addEventListener('error', ({ message }) => uncaught(message), stopping);
  addEventListener('unhandledrejection', ({ reason }) => uncaught(String(reason)), stopping);
  return () => {
    onFault(undefined);
    stopping.abort();
    clearFaults();
  };
}

export const clearFaults = () => keep([]);

export const useFaults = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => faults,
  );
