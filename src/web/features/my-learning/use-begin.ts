import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { startReflection } from '#contract/my-learning.ts';
import type { Words } from '#texts/text.ts';
import { useWrite } from '#web/platform/data.ts';
import { sentenceOf } from '#web/platform/sentence-of.ts';
import { useOneAtATime } from '#web/platform/use-one-at-a-time.ts';
import { readMine } from './use-my-reflection.ts';

export type PlaceToWrite = { type: 'area' | 'pod'; uuid: string };

/** Begins a reflection and leads to it; one begun elsewhere meanwhile is just as good. */
export function useBegin(place: PlaceToWrite) {
  const start = useWrite(startReflection);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<Words | null>(null);

  const [begin, isBusy] = useOneAtATime(async () => {
    setProblem(null);
    try {
      const answer = await start.mutateAsync({ body: place });
      const { uuid } = answer.reflection;
      client.setQueryData(readMine(uuid).queryKey, answer);
      const params = { reflection: uuid };
      await navigate({ to: '/my/learning/reflection/$reflection', params });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });

  return { begin: () => void begin(), isBusy, problem };
}
