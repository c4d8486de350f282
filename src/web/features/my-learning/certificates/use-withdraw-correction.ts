import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  askCorrection,
  type Correction,
  withdrawCorrection,
} from '#contract/certificates/corrections.ts';
import { type MyCertificate, myCertificates } from '#contract/my-learning/my-learning.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { read, useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

const { queryKey } = read(myCertificates, {});

type Act = {
  work: () => Promise<unknown>;
  /** Whether the certificate's last request is as the act leaves it. */
  isResult: (last: Correction | null) => boolean;
  /** What Undo asks for again. */
  left: Correction | null;
};

/** Withdraws a request for another name; undone, the same is asked again. */
export function useWithdrawCorrection({ uuid: certificate, correction }: MyCertificate) {
  const [withdrawn, setWithdrawn] = useState<Correction | null>(null);
  const [problem, setProblem] = useState<DisplayText>('');
  const client = useQueryClient();
  const withdrawing = useWrite(withdrawCorrection);
  const asking = useWrite(askCorrection);
  // Once another request was made, Undo would ask for a name that is no longer wanted.
  if (withdrawn && correction && correction.asked_at > withdrawn.asked_at) setWithdrawn(null);

  /** Where the answer is lost, reading again shows what was done. */
  async function isThere(isResult: (last: Correction | null) => boolean) {
    await client.invalidateQueries({ queryKey });
    const certificates = client.getQueryData(queryKey)?.certificates ?? [];
    const shown = certificates.find(({ uuid }) => uuid === certificate);
    return shown !== undefined && isResult(shown.correction);
  }

  const [act, isBusy] = useOneAtATime(async ({ work, isResult, left }: Act) => {
    setProblem('');
    try {
      await work();
    } catch (error) {
      if (!(await isThere(isResult))) return setProblem(errorMessage(error));
    }
    setWithdrawn(left);
  });

  return {
    withdraw: (correction: Correction) => {
      const body = { correction: correction.uuid };
      void act({
        work: () => withdrawing.mutateAsync({ body }),
        isResult: (last) => last?.uuid !== correction.uuid,
        left: correction,
      });
    },
    withdrawn,
    undo: () => {
      if (!withdrawn) return;
      const { name, note } = withdrawn;
      void act({
        work: () => asking.mutateAsync({ body: { certificate, name, note } }),
        isResult: (last) => last?.outcome === null,
        left: null,
      });
    },
    isBusy,
    problem,
  };
}
