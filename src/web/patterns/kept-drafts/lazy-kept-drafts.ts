import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/* Hardly anybody needs these, so no screen waits for them. */

export const AccessEnded = lazyPart(async () => (await import('./access-ended.tsx')).AccessEnded);

export const MissingRecord = lazyPart(
  async () => (await import('./missing-record.tsx')).MissingRecord,
);
