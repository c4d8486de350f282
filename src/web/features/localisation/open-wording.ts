import { later } from '#web/platform/later.tsx';

/** The editor of a text, in a file of its own: the list is there without it. */
export const OpenWording = later(async () => (await import('./wording-editor.tsx')).WordingEditor);
