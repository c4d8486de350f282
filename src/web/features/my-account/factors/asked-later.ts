/** Who said “not now” on this device; the line stays away for them. */
const key = 'twoStepLater';

export function askedLater(user: string): boolean {
  try {
    return localStorage.getItem(key) === user;
  } catch {
    return false;
  }
}

/** Where the browser forbids it the line is there again at the next visit. */
export function askLater(user: string) {
  try {
    localStorage.setItem(key, user);
  } catch {}
}
