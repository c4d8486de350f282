import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/** Who takes over the learners of a mentor at one organisation. */
export const HandOverAt = lazyPart(
  async () => (await import('#web/features/caseload/hand-over-at.tsx')).HandOverAt,
);
