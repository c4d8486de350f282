import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { ProofMethod } from '#contract/factors/proof-methods.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import {
  authenticators,
  ceremonies,
  identities,
  recoveryCodes,
  signInProviders,
  users,
} from '#server/schema/index.ts';
import { recordChange } from './record-change.ts';
import { endCodes } from './recovery-codes.ts';

const isBound = and(isNotNull(authenticators.confirmedAt), isNull(authenticators.endedAt));

/** Whether the password alone does not let this person in. */
export async function hasFactor(db: Db, user: string): Promise<boolean> {
  return (await db.$count(authenticators, and(eq(authenticators.user, user), isBound))) > 0;
}

/** Whoever has a second factor shows who they are by that: the password may be known to others. */
export async function proofMethodsOf(db: Db, user: string): Promise<ProofMethod[]> {
  const bound = await factorsOf(db, user);
  if (bound.length === 0) {
    const isBySso = !(await hasPassword(db, user)) && (await hasLinkedLogin(db, user));
    return [isBySso ? 'sso' : 'password'];
  }
  const kinds = (['passkey', 'app'] as const).filter((kind) =>
    bound.some((it) => it.kind === kind),
  );
  return [...kinds, 'recovery-code'];
}

const hasPassword = async (db: Db, user: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.uuid, user), isNotNull(users.passwordHash)))) > 0;

async function hasLinkedLogin(db: Db, user: string): Promise<boolean> {
  const linked = await db
    .select({ uuid: identities.uuid })
    .from(identities)
    .innerJoin(signInProviders, eq(signInProviders.uuid, identities.provider))
    .where(and(eq(identities.user, user), isNull(identities.unlinkedAt), signInProviders.active))
    .limit(1);
  return linked.length > 0;
}

/** Whether somebody gets in: an authenticator app alone lets nobody in. */
export async function hasWayIn(db: Db, user: string): Promise<boolean> {
  if ((await hasPassword(db, user)) || (await hasLinkedLogin(db, user))) return true;
  return (await factorsOf(db, user)).some(({ kind }) => kind === 'passkey');
}

/** What somebody logs in with besides the password, the oldest first. */
export async function factorsOf(db: Db, user: string) {
  const rows = await db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.user, user), isBound))
    .orderBy(asc(authenticators.confirmedAt), asc(authenticators.uuid));
  return rows.map(({ uuid, kind, name, createdAt, confirmedAt, lastUsedAt }) => ({
    uuid,
    kind,
    name,
    since: confirmedAt ?? createdAt,
    last_used_at: lastUsedAt,
  }));
}

/**
 * Ends a factor of the caller's own, and with the last one the recovery codes; says whether there was
 * such a factor. The caller holds the person's row.
 */
export async function removeFactor(ctx: Context, uuid: string): Promise<boolean> {
  const { db, now, user } = ctx;
  const ended = await db
    .update(authenticators)
    .set({ endedAt: now })
    .where(and(eq(authenticators.uuid, uuid), eq(authenticators.user, user.uuid), isBound))
    .returning({ kind: authenticators.kind });
  const [removed] = ended;
  if (!removed) return false;
  if (!(await hasFactor(db, user.uuid))) await endCodes(ctx, user.uuid);
  await recordChange(ctx, user.uuid, `${removed.kind}-removed`);
  return true;
}

/** Says whether the caller has such a passkey. */
export async function renamePasskey({ db, user }: Context, uuid: string, name: string) {
  const isTheirs = and(eq(authenticators.uuid, uuid), eq(authenticators.user, user.uuid), isBound);
  const renamed = await db
    .update(authenticators)
    .set({ name })
    .where(and(isTheirs, eq(authenticators.kind, 'passkey')))
    .returning({ uuid: authenticators.uuid });
  return renamed.length > 0;
}

/**
 * Ends every factor of people, as with all else by which a stranger may have opened an account that
 * is now somebody else's.
 */
export async function endFactorsOf({ db, now }: Context, users: readonly string[]): Promise<void> {
  const ended = { endedAt: now };
  await db
    .update(authenticators)
    .set(ended)
    .where(and(equalsAny(authenticators.user, users), isNull(authenticators.endedAt)));
  await db
    .update(recoveryCodes)
    .set(ended)
    .where(and(equalsAny(recoveryCodes.user, users), isNull(recoveryCodes.endedAt)));
}

const DAY = 24 * 60 * 60_000;

/** Deletes what was begun and never finished: it was no factor of anybody. */
export async function purgeUnfinished(db: Db, now: Date): Promise<void> {
  await db.delete(ceremonies).where(lt(ceremonies.endsAt, now));
  const before = new Date(now.getTime() - DAY);
  await db
    .delete(authenticators)
    .where(and(isNull(authenticators.confirmedAt), lt(authenticators.createdAt, before)));
}
