import type { QueryClient } from '@tanstack/react-query';
import { logIn as contract } from '#contract/accounts/accounts.ts';
import type { ReplyJson } from '#contract/endpoint.ts';
import { call } from '#web/platform/calls/call.ts';
import { startSession } from '#web/platform/session/session.ts';
import { rememberLogin } from '#web/platform/session/stored-session.ts';

type Credentials = { email: string; password: string; remember: boolean };

export type Factors = ReplyJson<typeof contract>['factors'];

/** What the second step may be taken with, where there is one; otherwise the session has begun. */
export async function logIn(client: QueryClient, form: Credentials): Promise<Factors | undefined> {
  rememberLogin(form);
  // A 204 has no body.
  const answer: ReplyJson<typeof contract> | undefined = await call(contract, { body: form });
  if (answer) return answer.factors;
  await startSession(client);
  return undefined;
}
