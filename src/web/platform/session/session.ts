import {
  type Query,
  type QueryClient,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import * as contract from '#contract/accounts/accounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { changeProfile } from '#contract/my-account/profile.ts';
import type { Permission } from '#contract/permissions.ts';
import { mayCall } from '#contract/rights.ts';
import { changeLanguage, currentLanguage, takeGuestLanguage } from '#web/i18n/language.ts';
import { ApiError, call } from '#web/platform/calls/call.ts';
import { read } from '#web/platform/calls/endpoint-query.ts';
import {
  forgetLoginUnlessRemembered,
  forgetUser,
  isSessionKey,
  storedUser,
  storeLogin,
  writeStoredUser,
} from './stored-session.ts';

/** Starts with the user stored on this device, and is refetched in the background. */
export const currentUserQuery = () =>
  queryOptions({
    ...read(contract.currentUser, {}),
    queryFn: readUser,
    initialData: storedUser,
    initialDataUpdatedAt: 0,
  });

export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserQuery()).data;

/** By a role of the whole service. What a role at an organisation allows is `mayCall` and `mayOpen`. */
export const hasPermission = (user: CurrentUser, permission: Permission) =>
  user.permissions.includes(permission);

/** Whether whoever is logged in may make this call, so that its button or its part is shown. */
export const useMayCall = (endpoint: Pick<Endpoint, 'allow' | 'scoped'>) =>
  mayCall(useCurrentUser(), endpoint);

async function readUser(): Promise<CurrentUser> {
  const [languageBefore, userBefore] = [currentLanguage(), storedUser()?.uuid];
  const user = await call(contract.currentUser, {});
  // Somebody else has logged in since: the answer is about the previous user.
  if (storedUser()?.uuid !== userBefore) return user;
  writeStoredUser(user);
  // Chosen on another device. Without its texts the page stays in the language it is in.
  if (user.locale !== languageBefore.locale && currentLanguage() === languageBefore) {
    await changeLanguage(user.locale).catch(() => undefined);
  }
  return user;
}

/** After a call that opened a session. The cache may hold another user's data, so it is cleared. */
export async function startSession(client: QueryClient): Promise<CurrentUser> {
  client.clear();
  const user = await inChosenLanguage(await call(contract.currentUser, {}));
  storeLogin(user);
  return user;
}

/** The language they chose before they logged in; otherwise that of their profile. */
async function inChosenLanguage(user: CurrentUser): Promise<CurrentUser> {
  const locale = takeGuestLanguage() ?? user.locale;
  try {
    if (locale !== currentLanguage().locale) await changeLanguage(locale);
    if (locale === user.locale) return user;
    return (await call(changeProfile, { body: { name: user.name, locale } })).user;
  } catch {
    return user;
  }
}

/** After users changed something about themselves. */
export function setCurrentUser(client: QueryClient, user: CurrentUser) {
  writeStoredUser(user);
  client.setQueryData(currentUserQuery().queryKey, user);
}

/**
 * The user as the server has them now; without a connection, as stored on this device. Nobody, where
 * the answer was that the session is over.
 */
export async function refetchCurrentUser(client: QueryClient): Promise<CurrentUser | undefined> {
  const question = currentUserQuery();
  try {
    return await client.fetchQuery({ ...question, staleTime: 0 });
  } catch {
    const user = storedUser();
    if (user) client.setQueryData(question.queryKey, user);
    return user;
  }
}

const endSession = () => call(contract.logOut, {});

export function useLogOut(leave: () => Promise<void>, end = endSession) {
  const client = useQueryClient();
  return async () => {
    await end().catch(ignoreEnded);
    forgetUser();
    forgetLoginUnlessRemembered();
    const cache = client.getQueryCache();
    const isShown = (query: Query) => query.getObserversCount() > 0;
    // What the page they leave shows stays for as long as it is there, or it would ask once more. The
    // rest is removed before the next page asks: removed later, its answer would never reach that page.
    const shown = cache.getAll().filter(isShown);
    for (const query of cache.getAll()) if (!isShown(query)) cache.remove(query);
    await leave();
    for (const query of shown) cache.remove(query);
    client.getMutationCache().clear();
  };
}

/** A session that has already ended is as good as one that ends now. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

/** Another tab of this browser logged in or out. */
export function onSessionChangeInOtherTab(changed: () => void) {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (isSessionKey(key) && (key === null || oldValue !== newValue)) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
