import { useSyncExternalStore } from 'react';
import { emitFault, type Fault, onFault } from '#web/platform/calls/faults.ts';

type RecordedFault = { number: number; at: Date; fault: Fault };

/** As many as anybody reads; the latest first. */
const MAX_FAULTS = 50;

let faults: readonly RecordedFault[] = [];
let count = 0;
const listeners = new Set<() => void>();

function setFaults(next: readonly RecordedFault[]) {
  faults = next.slice(0, MAX_FAULTS);
  for (const listener of listeners) listener();
}

/** What the calls and the live connection say, and what nobody caught; until it is told to stop. */
export function recordFaults(): () => void {
  const stopping = new AbortController();
  onFault((fault) => {
    count += 1;
    setFaults([{ number: count, at: new Date(), fault }, ...faults]);
  });
  const uncaught = (message: string) => emitFault({ kind: 'uncaught', message });
  addEventListener('error', ({ message }) => uncaught(message), stopping);
  addEventListener('unhandledrejection', ({ reason }) => uncaught(String(reason)), stopping);
  return () => {
    onFault(undefined);
    stopping.abort();
    clearFaults();
  };
}

export const clearFaults = () => setFaults([]);

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
