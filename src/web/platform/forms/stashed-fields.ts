import { queuedField } from './pre-hydration-queue.ts';

/**
 * What stood in a form for guests whose page was left because the server is in maintenance, or for
 * another form that asks for the same. For as long as this page lives, at one path only, and never a
 * password. Whoever is logged in has drafts.
 */
let stash: { path: string; texts: Map<string, string> } | undefined;

const stashedTypes = new Set(['text', 'email']);

export function stashFields(form: HTMLFormElement, path: string) {
  const fields = [...form.querySelectorAll('input')].filter(
    // A password that is shown has type 'text', too.
    ({ id, type, autocomplete }) =>
      id && stashedTypes.has(type) && !autocomplete.includes('password'),
  );
  stash = { path, texts: new Map(fields.map(({ id, value }) => [id, value])) };
}

/** Called once the form is saved. A login in between is another form. */
export function clearStashedFields(path: string) {
  if (stash?.path === path) stash = undefined;
}

/** What a field starts with: what was typed before React was there, or kept. */
export function initialText(id: string): string | undefined {
  return queuedField(id)?.value || stashedText(id);
}

const stashedText = (id: string) =>
  stash && stash.path === location.pathname ? stash.texts.get(id) : undefined;
