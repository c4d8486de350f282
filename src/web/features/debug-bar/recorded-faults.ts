import { useSyncExternalStore } from 'react';
import { emitFault, type Fault, onFault } from '#web/platform/calls/faults.ts';

type RecordedFault = { number: number; at: Date; fault: Fault };

/** More than anybody reads. The latest come first. */
const MAX_FAULTS = 50;

let faults: readonly RecordedFault[] = [];
let count = 0;
const listeners = new Set<() => void>();

function setFaults(next: readonly RecordedFault[]) {
  faults = next.slice(0, MAX_FAULTS);
  for (const listener of listeners) listener();
}

/** Records failed calls, a lost live connection and uncaught errors. Returns how to stop it. */
export function recordFaults(): () => void {
  const controller = new AbortController();
  onFault((fault) => {
    count += 1;
    setFaults([{ number: count, at: new Date(), fault }, ...faults]);
  });
  const uncaught = (message: string) => emitFault({ kind: 'uncaught', message });
  addEventListener('error', ({ message }) => uncaught(message), controller);
  addEventListener('unhandledrejection', ({ reason }) => uncaught(String(reason)), controller);
  return () => {
    onFault(undefined);
    controller.abort();
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
