import type { CallInput, Endpoint } from '#contract/endpoint.ts';

/** A call that a page opens with. */
export type Opening = { endpoint: Endpoint; request: CallInput<Endpoint> };

export const opening = <E extends Endpoint>(endpoint: E, request: CallInput<E>): Opening => ({
  endpoint,
  request,
});
