import { useRef, useState } from 'react';

/** A second press while the first is still at work does nothing, however quick. */
export function useOneAtATime<Input extends unknown[]>(action: (...input: Input) => Promise<void>) {
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(...input: Input) {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await action(...input);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return [run, isBusy] as const;
}
