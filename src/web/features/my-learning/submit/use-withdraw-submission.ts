import { useState } from 'react';
import type { Reflection } from '#contract/mentoring/mentoring.ts';
import { withdrawSubmission } from '#contract/my-learning/my-learning.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { useMyReflectionCache } from '#web/features/my-learning/read/use-my-reflection-cache.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

/**
 * Withdraws a submission, unless a mentor has begun meanwhile, or sent it back, which begins another
 * round: then the page shows that.
 */
export function useWithdrawSubmission({ uuid, round }: Reflection, onWithdrawn: () => void) {
  const cache = useMyReflectionCache(uuid);
  const write = useWrite(withdrawSubmission, { exceptQuery: cache.queryKey });
  const [error, setError] = useState<DisplayText | null>(null);

  const [withdraw, isBusy] = useOneAtATime(async () => {
    setError(null);
    try {
      const { reflection } = await write.mutateAsync({ body: { reflection: uuid } });
      if (reflection.round === round) onWithdrawn();
      await cache.put(reflection);
    } catch (failure) {
      setError(errorMessage(failure));
      await cache.invalidate();
    }
  });
  return { withdraw: () => void withdraw(), isBusy, error };
}
