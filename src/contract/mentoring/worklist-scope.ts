/**
 * The cookie with the person who listed everybody's reflections last on this device. A cookie, so
 * that the server sends the dashboard with those.
 */
export const everybodysCookie = 'worklist_everybodys';

type Search = { mine?: '0' | '1' | undefined; mentor?: string | undefined };

/** The search of a dashboard's address, with what was chosen last where it says nothing of it. */
export const withChosenScope = <S extends Search>(search: S, isEverybodys: boolean): S =>
  isEverybodys && !search.mine && !search.mentor ? { ...search, mine: '0' } : search;
