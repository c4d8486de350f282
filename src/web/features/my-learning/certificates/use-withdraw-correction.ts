import { useState } from 'react';
import {
  askCorrection,
  type Correction,
  withdrawCorrection,
} from '#contract/certificates/corrections.ts';
import type { MyCertificate } from '#contract/my-learning/my-learning.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/** Withdraws a request for another name; undone, the same is asked again. */
export function useWithdrawCorrection({ uuid: certificate, correction }: MyCertificate) {
  const [withdrawn, setWithdrawn] = useState<Correction | null>(null);
  const [problem, setProblem] = useState<DisplayText>('');
  const withdrawing = useWrite(withdrawCorrection);
  const asking = useWrite(askCorrection);
  // Once another request was made, Undo would ask for a name that is no longer wanted.
  if (withdrawn && correction && correction.asked_at > withdrawn.asked_at) setWithdrawn(null);

  const [act] = useOneAtATime(async (work: () => Promise<unknown>, then: Correction | null) => {
    setProblem('');
    try {
      await work();
      setWithdrawn(then);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  return {
    withdraw: (correction: Correction) => {
      const body = { correction: correction.uuid };
      void act(() => withdrawing.mutateAsync({ body }), correction);
    },
    withdrawn,
    undo: () => {
      if (!withdrawn) return;
      const { name, note } = withdrawn;
      void act(() => asking.mutateAsync({ body: { certificate, name, note } }), null);
    },
    problem,
  };
}
