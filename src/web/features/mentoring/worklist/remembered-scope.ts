import { everybodysCookie } from '#contract/mentoring/worklist-scope.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

const aYear = 365 * 24 * 60 * 60;

/** Whether this person chose to see everybody's reflections, and not only their own learners'. */
export function listsEverybodys(): boolean {
  const user = storedUser();
  return (
    user !== undefined && document.cookie.split('; ').includes(`${everybodysCookie}=${user.uuid}`)
  );
}

export function rememberScope(whose: 'mine' | 'all'): void {
  const age = whose === 'all' ? aYear : 0;
  const value = storedUser()?.uuid ?? '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `${everybodysCookie}=${value}; path=/; max-age=${age}; samesite=lax`;
}
