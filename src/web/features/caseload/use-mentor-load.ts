import { useQuery } from '@tanstack/react-query';
import { mentorBoard } from '#contract/mentoring/caseload.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

/** How many learners a mentor has, and who else may have them; of one organisation where it is named. */
export function useMentorLoad(mentor: string, organisation?: string) {
  const board = useQuery(read(mentorBoard, { query: { organisation } }));
  const mentors = board.data?.mentors ?? [];
  return {
    board,
    learners: mentors.find(({ uuid }) => uuid === mentor)?.learners ?? 0,
    others: mentors.filter(({ uuid }) => uuid !== mentor),
  };
}
