import type { usersPage } from '#contract/pages/people.ts';

type Search = ReturnType<typeof usersPage.search>;

let left: Search = {};

/** Called as somebody leaves the list of users. */
export function rememberList({ edit: _, view: __, named: ___, ...search }: Search): void {
  left = search;
}

/** Where the way back from a person leads: the list with the search and filters it had. */
export const listAsLeft = (): Search => left;
