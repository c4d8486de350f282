import { everybodysCookie } from '#contract/mentoring/worklist-scope.ts';
import { setCookie } from '#web/platform/browser/set-cookie.ts';
import { storedUser } from '#web/platform/session/stored-session.ts';

/** Whether this person chose to see everybody's reflections, and not only their own learners'. */
export function listsEverybodys(): boolean {
  const user = storedUser();
  return (
    user !== undefined && document.cookie.split('; ').includes(`${everybodysCookie}=${user.uuid}`)
  );
}

export function rememberScope(whose: 'mine' | 'all'): void {
  setCookie(everybodysCookie, (whose === 'all' && storedUser()?.uuid) || null);
}
