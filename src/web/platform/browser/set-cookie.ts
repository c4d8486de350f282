const aYear = 365 * 24 * 60 * 60;

/** Sets a cookie of this device, for a year; null forgets it. */
export function setCookie(name: string, value: string | null): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without https
  document.cookie = `${name}=${value}; path=/; max-age=${value ? aYear : 0}; samesite=lax`;
}
