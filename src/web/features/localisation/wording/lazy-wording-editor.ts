import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/** Loaded after the list, which can be read without it. */
export const LazyWordingEditor = lazyPart(
  async () => (await import('./wording-editor.tsx')).WordingEditor,
);
