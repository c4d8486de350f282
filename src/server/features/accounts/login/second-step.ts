import type { ValidInput } from '#contract/endpoint.ts';
import type { secondStep as contract } from '#contract/factors/second-step.ts';
import { message } from '#lib/messages/message.ts';
import { accountErrorsMessages } from '#messages/accounts/account-errors.ts';
import { fieldsMessages } from '#messages/shared/fields.ts';
import { validationMessages } from '#messages/shared/validation.ts';
import {
  lockActive,
  lockWithPassword,
  personByUuid,
} from '#server/features/accounts/find-person.ts';
import { isPasskeyOf, spendAppCode, spendRecoveryCode } from '#server/features/factors/index.ts';
import type { LoginMethod } from '#server/platform/auth/session.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import {
  assertNotLockedOut,
  countFailedLogin,
  type LoginAttempt,
  queueLogin,
  resetFailedLogins,
} from './login-throttle.ts';
import { type OpenedSession, recordFailedLogin, replaceSession } from './open-login.ts';
import { countTry, endPendingLogin, isSamePassword, type PendingLogin } from './pending-logins.ts';

type Browser = {
  rateLimits: boolean;
  userAgent: string;
  oldToken: string;
  /** Of the login that waits for this step. */
  pendingToken: string;
  /** The token of this device, if the person has taken this step on it before. */
  provenDeviceOf: (person: { uuid: string; passwordHash: string | null }) => string | undefined;
};

export type Proof =
  | { field: 'code' | 'recovery_code'; text: string }
  | { field: 'passkey'; answer: object };
type Finished = OpenedSession & { recoveryCode: string | undefined };

/** Checks the code and opens the session that the password alone did not. */
export async function finishLogin(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
  browser: Browser,
): Promise<Finished> {
  const proof = proofIn(body);
  const pending = await countTry(ctx, browser.pendingToken);
  if (!pending) throw invalid(proof.field, accountErrorsMessages.secondStepOver);
  const finished = browser.rateLimits
    ? await checkThrottled(ctx, pending, proof, browser)
    : await check(ctx, pending, proof, browser);
  if (finished) return finished;
  await recordFailedLogin(ctx, pending.user);
  throw wrongProof(proof);
}

/** What is said of a proof that is none. */
export const wrongProof = ({ field }: Proof) => invalid(field, wrong[field]);

const wrong = {
  code: accountErrorsMessages.wrongCode,
  recovery_code: accountErrorsMessages.wrongRecovery,
  passkey: accountErrorsMessages.wrongPasskey,
};

export function proofIn({
  code,
  recovery_code,
  passkey,
}: ValidInput<typeof contract>['body']): Proof {
  if (code) return { field: 'code', text: code.replace(/\s/g, '') };
  if (recovery_code) return { field: 'recovery_code', text: recovery_code };
  if (passkey) return { field: 'passkey', answer: passkey };
  throw invalid('code', message(validationMessages.required, { field: fieldsMessages.code }));
}

/**
 * As for passwords (decision 025), by counts of their own: a new password does not reset them, so
 * that whoever reads the mailbox can't go on guessing.
 */
async function checkThrottled(ctx: Context, pending: PendingLogin, proof: Proof, browser: Browser) {
  const person = await personByUuid(ctx.db, pending.user);
  const attempt: LoginAttempt = {
    account: `${proof.field}|${pending.user}`,
    device: person && browser.provenDeviceOf(person),
    field: proof.field,
  };
  return queueLogin(ctx, pending.user, async () => {
    await assertNotLockedOut(ctx, attempt);
    const finished = await check(ctx, pending, proof, browser);
    if (finished) await resetFailedLogins(ctx, attempt);
    else await countFailedLogin(ctx, attempt);
    return finished;
  });
}

export type Proven = { method: LoginMethod; recoveryCode?: string };

/** A challenge for a passkey is for one purpose: what signs for a login confirms nothing later. */
export async function prove(
  ctx: Context,
  user: string,
  proof: Proof,
  purpose: 'login' | 'confirm',
): Promise<Proven | undefined> {
  if (proof.field === 'code') {
    return (await spendAppCode(ctx, user, proof.text)) ? { method: 'app' } : undefined;
  }
  if (proof.field === 'passkey') {
    const isTheirs = await isPasskeyOf(ctx, user, proof.answer, purpose);
    return isTheirs ? { method: 'passkey' } : undefined;
  }
  const recoveryCode = await spendRecoveryCode(ctx, user, proof.text);
  return recoveryCode === undefined ? undefined : { method: 'recovery-code', recoveryCode };
}

/** Who came by a provider may have no password: it only must not have changed meanwhile. */
const lockPending = (ctx: Context, { method }: PendingLogin, person: Awaiting) =>
  method === 'password' || person.passwordHash !== null
    ? lockWithPassword(ctx, person)
    : lockActive(ctx, person.uuid);

type Awaiting = { uuid: string; passwordHash: string | null };

/** The code is used up in the transaction that opens the session; undefined if it is wrong. */
function check(ctx: Context, pending: PendingLogin, proof: Proof, browser: Browser) {
  return inTransaction(ctx, async (ctx): Promise<Finished | undefined> => {
    const person = await personByUuid(ctx.db, pending.user);
    const isOver = () => invalid(proof.field, accountErrorsMessages.secondStepOver);
    if (!person || !isSamePassword(pending, person)) throw isOver();
    if (!(await lockPending(ctx, pending, person))) throw isOver();
    const proven = await prove(ctx, person.uuid, proof, 'login');
    if (!proven) return undefined;
    if (!(await endPendingLogin(ctx, pending))) throw isOver();
    const { remember, method, identity, providerSid } = pending;
    const by = { identity, providerSid };
    const methods = [method, proven.method] as const;
    const opened = await replaceSession(ctx, person, { ...browser, ...by, remember, methods });
    return { ...opened, recoveryCode: proven.recoveryCode };
  });
}
