import { lazyPart } from '#web/platform/router/lazy-part.tsx';

/** The editor of a text, in a file of its own: the list is there without it. */
export const LazyWordingEditor = lazyPart(
  async () => (await import('./wording-editor.tsx')).WordingEditor,
);
