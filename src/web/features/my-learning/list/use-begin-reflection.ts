import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { startReflection } from '#contract/my-learning/my-learning.ts';
import type { DisplayText } from '#lib/messages/message.ts';
import { myReflectionQuery } from '#web/features/my-learning/read/use-my-reflection-cache.ts';
import { useOneAtATime } from '#web/platform/browser/use-one-at-a-time.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { errorMessage } from '#web/platform/calls/error-message.ts';

export type ReflectionTarget = { type: 'area' | 'pod'; uuid: string };

/** Begins a reflection and opens it, or opens the one that was begun elsewhere meanwhile. */
export function useBeginReflection(place: ReflectionTarget) {
  const start = useWrite(startReflection);
  const client = useQueryClient();
  const router = useRouter();
  const [problem, setProblem] = useState<DisplayText | null>(null);

  const [begin, isBusy] = useOneAtATime(async () => {
    setProblem(null);
    const { pathname } = router.latestLocation;
    try {
      const answer = await start.mutateAsync({ body: place });
      const { uuid } = answer.reflection;
      client.setQueryData(myReflectionQuery(uuid).queryKey, answer);
      const params = { reflection: uuid };
      // Whoever went elsewhere meanwhile may be typing there.
      if (router.latestLocation.pathname !== pathname) return;
      await router.navigate({ to: '/my/learning/reflection/$reflection', params });
    } catch (error) {
      setProblem(errorMessage(error));
    }
  });

  return { begin: () => void begin(), isBusy, problem };
}
