import type { CallInput, Endpoint } from '#contract/endpoint.ts';

/** A call that a page opens with. */
export type Opening = {
  endpoint: Endpoint;
  request: CallInput<Endpoint>;
  /** Only a part of the page shows it, so the router does not wait for it. */
  isDeferred?: true;
};

export const opening = <E extends Endpoint>(endpoint: E, request: CallInput<E>): Opening => ({
  endpoint,
  request,
});

export const deferredOpening = <E extends Endpoint>(
  endpoint: E,
  request: CallInput<E>,
): Opening => ({
  endpoint,
  request,
  isDeferred: true,
});
