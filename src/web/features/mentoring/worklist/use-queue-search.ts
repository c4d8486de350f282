import { getRouteApi } from '@tanstack/react-router';
import type { QueueState } from '#contract/mentoring/review-queue.ts';

const route = getRouteApi('/shell/dashboard');

type Place = { page?: number; state?: QueueState };

/** Which reflections the address lists, and the search of another page or state of the same learners. */
export function useQueueSearch() {
  const { page = 1, state = 'waiting', mine, mentor, organisation } = route.useSearch();
  const at = (place: Place) => {
    const to = { page: 1, state, ...place };
    return {
      mine,
      mentor,
      organisation,
      page: to.page === 1 ? undefined : to.page,
      state: to.state === 'waiting' ? undefined : to.state,
    };
  };
  return { page, state, at };
}
