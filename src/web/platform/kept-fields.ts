import { typedBefore } from './before-react.ts';

/**
 * What stood in a form for guests whose page was left because of the server: there is maintenance.
 * For as long as this page lives, at the same path only, and never a password. Whoever is logged in
 * has drafts.
 */
let kept: { path: string; texts: Map<string, string> } | undefined;

const written = new Set(['text', 'email']);

export function keepFields(form: HTMLFormElement, path: string) {
  const fields = [...form.querySelectorAll('input')].filter(
    // A password that is being shown is a text field, too.
    ({ id, type, autocomplete }) => id && written.has(type) && !autocomplete.includes('password'),
  );
  kept = { path, texts: new Map(fields.map(({ id, value }) => [id, value])) };
}

/** Once it is saved. A login in between is another form. */
export function dropKeptFields(path: string) {
  if (kept?.path === path) kept = undefined;
}

/** What a field starts with: what was typed before React was there, or kept. */
export function startText(id: string): string | undefined {
  const isHere = kept?.path === location.pathname;
  return typedBefore(id)?.value || (isHere ? kept?.texts.get(id) : undefined);
}
