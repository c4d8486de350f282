import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyJson } from '#contract/endpoint.ts';
import { type mentorBoard, previewShareOut } from '#contract/mentoring/caseload.ts';
import { message } from '#lib/messages/message.ts';
import { caseloadMessages } from '#messages/mentoring/caseload.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import type { Moves } from './use-moves.ts';

type Board = ReplyJson<typeof mentorBoard>;

type Options = {
  board: Board;
  initialSource: string | undefined;
  organisation: string | undefined;
  moves: Moves;
};

/**
 * Whose learners are shared out among which mentors, with a preview by the server. `source` is a
 * mentor, or 'none' for the learners without one.
 */
export function useShareOut({ board, initialSource = 'none', organisation, moves }: Options) {
  const [source, setSource] = useState(initialSource);
  const [chosen, setChosen] = useState<string[]>();
  const others = board.mentors.filter(({ role, uuid }) => role === 'mentor' && uuid !== source);
  // Nobody knows when, or whether, somebody who was only invited will begin.
  const mentors = chosen ?? others.flatMap(({ uuid, invited }) => (invited ? [] : uuid));
  const preview = useQuery({
    ...read(previewShareOut, { body: { of: source, mentors, organisation } }),
    enabled: mentors.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const share = mentors.length > 0 ? preview.data : undefined;

  return {
    source,
    mentors,
    preview,
    share,
    choose: setChosen,
    chooseAllOrNone: () => setChosen(mentors.length > 0 ? [] : others.map(({ uuid }) => uuid)),
    /** Chooses again all other mentors but those who were only invited. */
    chooseSource(mentor: string) {
      setSource(mentor);
      setChosen(undefined);
      moves.clearFeedback();
    },
    /** Resolves to whether it was done. If somebody else changed something, previews again. */
    async confirm(): Promise<boolean> {
      if (!share || share.moves.length === 0 || preview.isPlaceholderData) return false;
      const text = message(caseloadMessages.sharedOut, { count: share.moves.length });
      const outcome = await moves.makePreviewed(share, text);
      if (outcome === 'changed') void preview.refetch();
      return outcome === 'done';
    },
  };
}
