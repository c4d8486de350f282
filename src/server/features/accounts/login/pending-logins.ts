import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashOf } from '#server/features/accounts/secrets.ts';
import type { ProviderSession } from '#server/platform/auth/session.ts';
import type { Context } from '#server/platform/data/context.ts';
import { pendingLogins } from '#server/schema/index.ts';

/** How long somebody has to find their phone. */
export const PENDING_SECONDS = 10 * 60;
/** A mistyped code is no reason to type the password again; this many are. */
const MAX_TRIES = 10;

type PasswordOwner = { uuid: string; passwordHash: string | null };

/** Binds a login to the password it was begun with. */
const digestOf = ({ passwordHash }: PasswordOwner) =>
  createHash('sha256').update(`${passwordHash}`).digest();

type FirstStep = Partial<ProviderSession> & { method: 'password' | 'sso' };

/** Remembers that the first step was right; the token is no session and opens nothing else. */
export async function openPendingLogin(
  { db, now }: Context,
  person: PasswordOwner,
  remember: boolean,
  first: FirstStep = { method: 'password' },
) {
  const token = randomBytes(32).toString('base64url');
  await db.insert(pendingLogins).values({
    tokenHash: hashOf(token),
    user: person.uuid,
    passwordDigest: digestOf(person),
    remember,
    ...first,
    endsAt: new Date(now.getTime() + PENDING_SECONDS * 1_000),
  });
  return token;
}

/** Counts a try before it is judged, in one statement; undefined where there is none left. */
export async function countTry({ db, now }: Context, token: string) {
  const [pending] = await db
    .update(pendingLogins)
    .set({ tries: sql`${pendingLogins.tries} + 1` })
    .where(
      and(
        eq(pendingLogins.tokenHash, hashOf(token)),
        gt(pendingLogins.endsAt, now),
        lt(pendingLogins.tries, MAX_TRIES),
      ),
    )
    .returning();
  return pending;
}

/** The person of a login that waits in this browser; undefined where none does. */
export async function pendingPerson({ db, now }: Context, token: string) {
  if (token === '') return undefined;
  const [pending] = await db
    .select({ user: pendingLogins.user })
    .from(pendingLogins)
    .where(
      and(
        eq(pendingLogins.tokenHash, hashOf(token)),
        gt(pendingLogins.endsAt, now),
        lt(pendingLogins.tries, MAX_TRIES),
      ),
    );
  return pending?.user;
}

/** Those that wait with a login of a provider that has ended. */
export const endPendingLoginsBy = async (db: Context['db'], identity: string): Promise<void> => {
  await db.delete(pendingLogins).where(eq(pendingLogins.identity, identity));
};

export type PendingLogin = typeof pendingLogins.$inferSelect;

export const isSamePassword = (pending: PendingLogin, person: PasswordOwner) =>
  pending.passwordDigest.equals(digestOf(person));

/** Where two requests finish one login at once, the delete finds a row for only one of them. */
export async function endPendingLogin({ db }: Context, { tokenHash }: PendingLogin) {
  const ended = await db
    .delete(pendingLogins)
    .where(eq(pendingLogins.tokenHash, tokenHash))
    .returning({ user: pendingLogins.user });
  return ended.length > 0;
}
