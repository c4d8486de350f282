import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CaseloadLearner, caseloadLearners, maxMoves } from '#contract/mentoring/caseload.ts';
import type { List } from '#web/patterns/list/use-list.ts';
import { useSelection } from '#web/patterns/selection/use-selection.ts';
import { call } from '#web/platform/calls/call.ts';

const none: ReadonlyMap<string, CaseloadLearner> = new Map();

/**
 * The selected learners, each with the mentor they have: some, kept while the list is paged, searched
 * and filtered; or all that match, which are read as soon as they are selected.
 */
export function useLearnerSelection(list: List, select: 'all' | undefined) {
  const rows = useSelection(list, select);
  const [seen, setSeen] = useState(none);
  const matching = useQuery({
    queryKey: [caseloadLearners.name, 'all', rows.matching],
    queryFn: ({ signal }) => readAll(rows.matching, signal),
    meta: { topics: caseloadLearners.topics },
    enabled: rows.isAll,
  });
  const known = rows.isAll ? (matching.data ?? []) : [...seen.values()];
  return {
    ...rows,
    /** Those that are loaded; `count` is how many there are. */
    all: known.filter(({ uuid }) => rows.has(uuid)),
    toggle(learners: readonly CaseloadLearner[], isOn: boolean) {
      const added = learners.map((learner) => [learner.uuid, learner] as const);
      setSeen(new Map([...seen, ...added]));
      rows.toggle(
        learners.map(({ uuid }) => uuid),
        isOn,
      );
    },
  };
}

export type LearnerSelection = ReturnType<typeof useLearnerSelection>;

const pageLength = 100;

/** One page more than can be moved at once: the server then says that there are too many. */
async function readAll(matching: Readonly<Record<string, string>>, signal: AbortSignal) {
  const all: CaseloadLearner[] = [];
  for (let page = 1; page <= maxMoves / pageLength + 1; page += 1) {
    const query = { ...matching, page, per_page: pageLength };
    const { learners } = await call(caseloadLearners, { query }, { signal });
    all.push(...learners.data);
    if (page >= learners.last_page) break;
  }
  return all;
}
