import { personByUuid } from '#server/features/accounts/find-person.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import {
  assertNotLockedOut,
  countFailedLogin,
  type LoginAttempt,
  queueLogin,
  resetFailedLogins,
} from './login-throttle.ts';
import { type Proof, type Proven, proofIn, prove, wrongProof } from './second-step.ts';

type Codes = Parameters<typeof proofIn>[0];
type Browser = {
  rateLimits: boolean;
  /** The token of this device, if the person has taken the second step on it before. */
  provenDeviceOf: (person: { uuid: string; passwordHash: string | null }) => string | undefined;
};

/**
 * A passkey or a code of somebody who is logged in. Wrong ones count as those of a login, so that a session that
 * was stolen gives no further guesses. `work` runs in the transaction that uses the proof up.
 */
export async function proveByFactor<T>(
  ctx: Context,
  codes: Codes,
  { rateLimits, provenDeviceOf }: Browser,
  work: (ctx: Context, proven: Proven) => Promise<T>,
): Promise<T> {
  const { uuid } = ctx.user;
  const proof = proofIn(codes);
  const spend = () =>
    inTransaction(ctx, async (ctx) => {
      const proven = await prove(ctx, uuid, proof, 'confirm');
      return proven && { answer: await work(ctx, proven) };
    });
  if (!rateLimits) return answerOf(await spend(), proof);
  const person = await personByUuid(ctx.db, uuid);
  const device = person && provenDeviceOf(person);
  const attempt: LoginAttempt = { account: `${proof.field}|${uuid}`, device, field: proof.field };
  return queueLogin(ctx, uuid, async () => {
    await assertNotLockedOut(ctx, attempt);
    const spent = await spend();
    if (spent) await resetFailedLogins(ctx, attempt);
    else await countFailedLogin(ctx, attempt);
    return answerOf(spent, proof);
  });
}

function answerOf<T>(spent: { answer: T } | undefined, proof: Proof): T {
  if (spent) return spent.answer;
  throw wrongProof(proof);
}
