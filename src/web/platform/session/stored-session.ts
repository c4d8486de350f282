import type { CurrentUser } from '#contract/accounts/accounts.ts';

/** The storage keys are part of the specification: other tools on the same origin read them. */
const keys = {
  status: 'authStatus',
  user: 'userData',
  login: 'userLogin',
  roles: 'appUserRoles',
} as const;

const authenticated = '204';

export const isLoggedIn = () => readItem(keys.status) === authenticated;

export const isSessionKey = (key: string | null) => key === keys.status || key === null;

export const storedUser = () => readJson<CurrentUser>(keys.user);

/** The status comes last: other tabs wake up on it and then find the user in place. */
export function storeLogin(user: CurrentUser) {
  localStorage.setItem(keys.user, JSON.stringify(user));
  localStorage.setItem(keys.status, authenticated);
}

/** The server says that the e-mail is not verified, whatever this device believed. */
export function storeUnverified() {
  const user = storedUser();
  if (user) writeStoredUser({ ...user, email_verified_at: null });
}

/** An answer that was under way at logout must not bring the person back. */
export function writeStoredUser(user: CurrentUser) {
  if (isLoggedIn()) localStorage.setItem(keys.user, JSON.stringify(user));
}

/** Once a screen has loaded them. */
export function storeRoleLabels(labels: Record<string, string>) {
  if (isLoggedIn()) localStorage.setItem(keys.roles, JSON.stringify(labels));
}

export function forgetUser() {
  localStorage.removeItem(keys.user);
  localStorage.removeItem(keys.roles);
  localStorage.removeItem(keys.status);
}

export type RememberedLogin = { email: string; remember: boolean };

export const rememberedLogin = () => readJson<RememberedLogin>(keys.login);

/** Written out field by field, so that a password can never get in. */
export const rememberLogin = ({ email, remember }: RememberedLogin) =>
  localStorage.setItem(keys.login, JSON.stringify({ email, remember }));

export function forgetLoginUnlessRemembered() {
  if (!rememberedLogin()?.remember) localStorage.removeItem(keys.login);
}

/** Nothing where there is no storage: in the first paint, or where the browser forbids it. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whatever an extension or an older version left there must not stop the application. */
function readJson<T>(key: string): T | undefined {
  try {
    const value: T | null = JSON.parse(readItem(key) ?? 'null');
    return value ?? undefined;
  } catch {
    return undefined;
  }
}
