/** What this tab keeps over a reload. Where storage is blocked, it keeps nothing. */
export function readInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keepInTab(name: string, value: string) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Blocked or full: it lasts as long as the page.
  }
}

export function forgetInTab(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
