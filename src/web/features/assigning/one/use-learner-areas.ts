import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Assignment,
  assignableAreas,
  learnerAssignments,
  writtenIn,
} from '#contract/mentoring/assignments.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';

const nobody = '';

/** All areas there are, those of a learner, and where the learner has written. */
export function useLearnerAreas(learner: string | undefined) {
  const client = useQueryClient();
  const request = { params: { learner: learner ?? nobody } };
  const enabled = learner !== undefined;
  const areas = useQuery(read(assignableAreas, {}));
  const assigned = useQuery({ ...read(learnerAssignments, request), enabled });
  const written = useQuery({ ...read(writtenIn, request), enabled });

  return {
    areas,
    assigned,
    written,
    /** Shows the reply of a write at once; the query is refetched after it. */
    show: (data: Assignment[]) =>
      client.setQueryData(
        read(learnerAssignments, request).queryKey,
        (cached) => cached && { ...cached, data },
      ),
  };
}

export type LearnerAreas = ReturnType<typeof useLearnerAreas>;
