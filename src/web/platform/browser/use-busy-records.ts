import { useState } from 'react';

/** Of which records something is at work; several may be at once. */
export function useBusyRecords() {
  const [busy, setBusy] = useState<readonly string[]>([]);

  async function during<Result>(uuid: string, action: () => Promise<Result>): Promise<Result> {
    setBusy((others) => [...others, uuid]);
    try {
      return await action();
    } finally {
      setBusy((others) => others.filter((other) => other !== uuid));
    }
  }

  return { isBusy: (uuid: string) => busy.includes(uuid), during };
}
