import { typedBefore } from './before-react.ts';

/**
 * What stood in a form whose page was left because of the server: the session was over, or there is
 * maintenance. For as long as this page lives, for the same person at the same path only, and never
 * a password.
 */
type Owner = { person: string; path: string };

let kept: (Owner & { texts: Map<string, string> }) | undefined;

const written = new Set(['text', 'email']);

export function keepFields(form: HTMLFormElement, owner: Owner) {
  const fields = [...form.querySelectorAll('input')].filter(
    // A password that is being shown is a text field, too.
    ({ id, type, autocomplete }) => id && written.has(type) && !autocomplete.includes('password'),
  );
  kept = { ...owner, texts: new Map(fields.map(({ id, value }) => [id, value])) };
}

/** Once it is saved. A login in between is another form. */
export function dropKeptFields(owner: Owner) {
  if (isOf(owner)) kept = undefined;
}

const isOf = ({ person, path }: Owner) => kept?.person === person && kept.path === path;

/** What a field starts with: what was typed before React was there, or kept. */
export function startText(id: string, person = ''): string | undefined {
  const isOwn = isOf({ person, path: location.pathname });
  return typedBefore(id)?.value || (isOwn ? kept?.texts.get(id) : undefined);
}
