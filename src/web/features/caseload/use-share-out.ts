import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type mentorBoard, previewShareOut } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { Moves } from './use-moves.ts';

type Board = ReplyJson<typeof mentorBoard>;

type Given = { board: Board; of: string | undefined; moves: Moves };

/** Whose learners are shared out among whom, and what that comes to as the server sees it now. */
export function useShareOut({ board, of: first = 'none', moves }: Given) {
  const [of, setOf] = useState(first);
  const [chosen, setChosen] = useState<string[]>();
  const others = board.mentors.filter(({ role, uuid }) => role === 'mentor' && uuid !== of);
  const mentors = chosen ?? others.map(({ uuid }) => uuid);
  const preview = useQuery({
    ...read(previewShareOut, { body: { of, mentors } }),
    enabled: mentors.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const share = mentors.length > 0 ? preview.data : undefined;

  return {
    of,
    mentors,
    preview,
    share,
    choose: setChosen,
    chooseAllOrNone: () => setChosen(mentors.length > 0 ? [] : undefined),
    /** Who is chosen is chosen anew: their own mentor is left out at first. */
    shareOutOf(mentor: string) {
      setOf(mentor);
      setChosen(undefined);
      moves.forget();
    },
    /** Whether it is done. What has changed since is previewed again. */
    async confirm(): Promise<boolean> {
      if (!share || share.moves.length === 0 || preview.isPlaceholderData) return false;
      const given = share.moves.map(({ learner, ...way }) => ({ learner: learner.uuid, ...way }));
      const has = share.mentors.map(({ uuid, has }) => ({ mentor: uuid, learners: has }));
      const words = message(caseloadMessages.sharedOut, { count: given.length });
      const outcome = await moves.make(given, words, has);
      if (outcome === 'changed') void preview.refetch();
      return outcome === 'done';
    },
  };
}
