import { setCookie } from '#web/platform/browser/set-cookie.ts';
import { apiBase, isFirstPaint } from '#web/settings.ts';

/**
 * Where a logged-out person was going when the server sent them to the login: a link out of a mail
 * that only the server can answer. It says so in a cookie, so that the address stays clean.
 */
const name = 'stepwise_intended';

export function intendedPath(): string | undefined {
  const cookies = isFirstPaint ? '' : document.cookie;
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  const path = value && decoded(value);
  return path && isLocalPath(path) ? path : undefined;
}

/** Goes there, once; says whether there was somewhere to go. */
export function goToIntendedPath(go = (address: string) => location.assign(address)): boolean {
  const path = intendedPath();
  setCookie(name, null);
  if (path) go(apiBase() + path);
  return path !== undefined;
}

/** Another host of the same domain may have set the cookie, or anyone the link: only a path is accepted. */
export const isLocalPath = (path: string) => /^\/(?![/\\])[^\\\s]*$/.test(path);

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
