import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Context, SessionUser } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { equalsAny } from '#server/platform/data/equals-any.ts';
import { type loginMethods, sessions, users } from '#server/schema/index.ts';
import { factorRequiredFrom, hasFactor, isFactorRequired, mustSetUpFactor } from './factor-rule.ts';
import { sessionUserColumns } from './session-user.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Two hours without a request end a session, or thirty days with "remember me" (api.md). */
export const idleFor = { plain: 120 * MINUTE, remembered: 30 * DAY };
const ENDS_AFTER = 30 * DAY;
/** Of those whose role requires a second factor, remembered or not (NIST SP 800-63B-4, AAL2). */
const withRequiredFactor = { idle: 60 * MINUTE, overall: DAY };
/** How old `last_seen_at` may get: writing it on every request would cost more than the request. */
const SEEN_EVERY = MINUTE;

/** What a person proved themselves by. */
export type LoginMethod = (typeof loginMethods)[number];

/** By which login of a provider a session was opened, and what that calls its own session. */
export type ProviderSession = { identity: string | null; providerSid: string | null };

export type Session = ProviderSession & {
  token: string;
  remember: boolean;
  methods: readonly LoginMethod[];
  /** When the person last showed who they are. */
  verifiedAt: Date;
  user: SessionUser;
  needsRenewal: boolean;
  /** A role of theirs requires a second factor by now, and they have none. */
  mustSetUpFactor: boolean;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Tokens of people start with `u`, those of visitors with `g`: only the first are in the database. */
export const isUserToken = (token: string) => token.startsWith('u.');

/** Reads the session of a token in one query; null where it has ended or the person is inactive. */
export function sessionReader(db: Db): (token: string, now: Date) => Promise<Session | null> {
  const query = findSession(db);
  return async (token, now) => {
    const [row] = await query.execute({ hash: hashOf(token), now: now.toISOString() });
    if (!row) return null;
    const { remember, methods, verifiedAt, createdAt, lastSeenAt, ...others } = row;
    const { identity, providerSid, ...rest } = others;
    const { factorRequiredFrom, hasFactor, ...user } = rest;
    const need = { factorRequiredFrom, hasFactor };
    if (isEndedByRule({ createdAt, lastSeenAt }, need, now)) return null;
    return {
      token,
      remember,
      methods,
      verifiedAt,
      identity,
      providerSid,
      user,
      needsRenewal: now.getTime() - lastSeenAt.getTime() > SEEN_EVERY,
      mustSetUpFactor: mustSetUpFactor(need, now),
    };
  };
}

type Remembered = { remember: boolean };
type Times = { createdAt: Date; lastSeenAt: Date };

/** Those whose role requires a second factor are asked again sooner. */
function isEndedByRule(
  { createdAt, lastSeenAt }: Times,
  need: Parameters<typeof isFactorRequired>[0],
  now: Date,
) {
  const { idle, overall } = withRequiredFactor;
  const isOver =
    now.getTime() - createdAt.getTime() >= overall || now.getTime() - lastSeenAt.getTime() >= idle;
  return isOver && isFactorRequired(need, now);
}

function wasIdle({ lastSeenAt, remember }: Pick<Times, 'lastSeenAt'> & Remembered, now: Date) {
  return now.getTime() - lastSeenAt.getTime() >= (remember ? idleFor.remembered : idleFor.plain);
}

function findSession(db: Db) {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const idle = sql`case when ${sessions.remember} then interval '30 days' else interval '2 hours' end`;
  return db
    .select({
      ...sessionUserColumns,
      remember: sessions.remember,
      methods: sessions.methods,
      verifiedAt: sessions.verifiedAt,
      identity: sessions.identity,
      providerSid: sessions.providerSid,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      factorRequiredFrom,
      hasFactor,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.uuid, sessions.user), users.active))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.endsAt, now),
        sql`${sessions.lastSeenAt} > ${now} - ${idle}`,
      ),
    )
    .prepare('find_session');
}

type Person = Partial<ProviderSession> & {
  uuid: string;
  remember: boolean;
  userAgent: string;
  methods: readonly LoginMethod[];
  /** When a provider last had them show who they are; now, where we did. */
  provenAt?: Date;
};

const newToken = () => `u.${randomBytes(32).toString('base64url')}`;

/** Opens a session and returns its token, of which the database keeps only a hash. */
export async function openSession(ctx: Context, person: Person): Promise<string> {
  const token = newToken();
  await ctx.db.insert(sessions).values({
    tokenHash: hashOf(token),
    user: person.uuid,
    remember: person.remember,
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    endsAt: new Date(ctx.now.getTime() + ENDS_AFTER),
    userAgent: person.userAgent.slice(0, 255),
    address: ctx.origin.address,
    methods: [...person.methods],
    verifiedAt: person.provenAt ?? ctx.now,
    identity: person.identity ?? null,
    providerSid: person.providerSid ?? null,
  });
  return token;
}

/**
 * A session whose person has just shown who they are goes on under a new token, so that one that was
 * stolen before is worth nothing. Undefined where it has ended meanwhile.
 */
export async function renewProof(
  { db, now }: Context,
  { token, methods }: Pick<Session, 'token' | 'methods'>,
): Promise<string | undefined> {
  const next = newToken();
  const renewed = await db
    .update(sessions)
    .set({ tokenHash: hashOf(next), verifiedAt: now, methods: [...methods] })
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ user: sessions.user });
  return renewed.length > 0 ? next : undefined;
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** Ends one session of a person; says whether there was one. */
export async function endOneSession(db: Db, user: string, uuid: string): Promise<boolean> {
  const isThis = and(eq(sessions.user, user), eq(sessions.uuid, uuid));
  const ended = await db.delete(sessions).where(isThis).returning({ uuid: sessions.uuid });
  return ended.length > 0;
}

/** Ends every session of a person except the one of `exceptToken`, if given; says how many. */
export async function endSessionsOf(db: Db, user: string, exceptToken?: string): Promise<number> {
  const others =
    exceptToken === undefined ? undefined : ne(sessions.tokenHash, hashOf(exceptToken));
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user, user), others))
    .returning({ uuid: sessions.uuid });
  return ended.length;
}

/** Ends the sessions that were opened by a login of a provider; of one of its sessions, if given. */
export async function endSessionsBy(
  db: Db,
  identity: string,
  { sid, except = '' }: { sid?: string; except?: string } = {},
): Promise<void> {
  const isOfSid = sid === undefined ? undefined : eq(sessions.providerSid, sid);
  const isOther = ne(sessions.tokenHash, hashOf(except));
  await db.delete(sessions).where(and(eq(sessions.identity, identity), isOfSid, isOther));
}

/** Logs several people out everywhere, in one statement. */
export async function endSessionsOfAll(db: Db, uuids: readonly string[]): Promise<void> {
  if (uuids.length > 0) await db.delete(sessions).where(equalsAny(sessions.user, uuids));
}

/** Logs a person out everywhere; returns how many of the sessions were still valid. */
export async function endAllSessions({ db, now }: Context, user: string): Promise<number> {
  const ended = await db.delete(sessions).where(eq(sessions.user, user)).returning();
  return ended.filter((session) => session.endsAt > now && !wasIdle(session, now)).length;
}

/** The sessions of a person that would still be let in, the last used first. */
export async function sessionsOf(db: Db, user: string, now: Date, currentToken: string) {
  const rows = await db
    .select({ session: sessions, factorRequiredFrom })
    .from(sessions)
    .innerJoin(users, eq(users.uuid, sessions.user))
    .where(and(eq(sessions.user, user), gt(sessions.endsAt, now)))
    .orderBy(desc(sessions.lastSeenAt));
  const current = hashOf(currentToken);
  return rows
    .filter(({ session, ...need }) => !wasIdle(session, now) && !isEndedByRule(session, need, now))
    .map(({ session: { tokenHash, ...row } }) => ({
      ...row,
      isCurrent: tokenHash.equals(current),
    }));
}

export async function markSeen(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(eq(sessions.tokenHash, hashOf(token)));
}
