import {
  type QueryClient,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { CurrentUser } from '#contract/accounts.ts';
import * as contract from '#contract/accounts.ts';
import type { Permission } from '#contract/permissions.ts';
import { call, Refused } from './call.ts';
import { read } from './data.ts';
import {
  forgetLoginUnlessRemembered,
  forgetUser,
  isSessionKey,
  rememberLogin,
  storedUser,
  storeLogin,
  storeUser,
} from './stored-session.ts';

/** Shown at once from what this device knows, and asked again in the background. */
export const whoIsLoggedIn = () =>
  queryOptions({
    ...read(contract.currentUser, {}),
    queryFn: readUser,
    initialData: storedUser,
    initialDataUpdatedAt: 0,
  });

export const useCurrentUser = (): CurrentUser => useSuspenseQuery(whoIsLoggedIn()).data;

export const permits = (user: CurrentUser, permission: Permission | undefined) =>
  permission === undefined || user.permissions.includes(permission);

async function readUser(): Promise<CurrentUser> {
  const user = await call(contract.currentUser, {});
  storeUser(user);
  return user;
}

export type LoginForm = { email: string; password: string; remember: boolean };

/** Whatever the screens still knew belonged to whoever was here before. */
export async function logIn(client: QueryClient, form: LoginForm): Promise<CurrentUser> {
  rememberLogin(form);
  await call(contract.logIn, { body: form });
  client.clear();
  const user = await call(contract.currentUser, {});
  storeLogin(user);
  return user;
}

export function useLogOut(leave: () => Promise<void>) {
  const client = useQueryClient();
  return async () => {
    await call(contract.logOut, {}).catch(ignoreEnded);
    forgetUser();
    forgetLoginUnlessRemembered();
    await leave();
    client.clear();
  };
}

/** A session that has already ended is as good as one that ends now. */
function ignoreEnded(error: unknown) {
  if (!(error instanceof Refused) || error.status !== 401) throw error;
}

/** Another tab of this browser logged in or out. */
export function onSessionElsewhere(changed: () => void) {
  const listener = ({ key, oldValue, newValue }: StorageEvent) => {
    if (isSessionKey(key) && (key === null || oldValue !== newValue)) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
