import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { TokenKind } from '#contract/api-tokens/api-tokens.ts';
import type { Permission, Role } from '#contract/permissions.ts';
import type { SessionUser } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { apiTokens, users } from '#server/schema/index.ts';
import { factorRequiredFrom, hasFactor, mustSetUpFactor } from './factor-rule.ts';

/** `sw_`, 256 random bits, and a checksum, by which a scanner knows one without asking us. */
const shape = /^sw_([0-9a-f]{64})([0-9a-f]{8})$/;

const checksumOf = (random: string) => crc32(random).toString(16).padStart(8, '0');

export function newApiToken(): string {
  const random = randomBytes(32).toString('hex');
  return `sw_${random}${checksumOf(random)}`;
}

/** Whether it can be one of ours: what is cut off or mistyped costs no query. */
export function isApiToken(text: string): boolean {
  const [, random = '', checksum] = shape.exec(text) ?? [];
  return checksum === checksumOf(random);
}

export const apiTokenHash = (token: string) => createHash('sha256').update(token).digest();

export type UsedToken = {
  uuid: string;
  kind: TokenKind;
  isLongUnused: boolean;
  user: SessionUser;
  /** A token opens nothing that a login of its owner would not. */
  mustSetUpFactor: boolean;
};

/** How old `last_used_at` may get, as with sessions. */
const USED_EVERY = 60_000;

/**
 * Reads a token and its owner as they are now, in one query; null where it has ended or the owner is
 * inactive. The owner acts with no permission but those that were chosen for the token.
 */
export function apiTokenReader(db: Db): (token: string, now: Date) => Promise<UsedToken | null> {
  const query = db
    .select({
      uuid: apiTokens.uuid,
      kind: apiTokens.kind,
      permissions: sql<Permission[]>`${apiTokens.permissions}`,
      lastUsedAt: apiTokens.lastUsedAt,
      need: { factorRequiredFrom, hasFactor },
      user: {
        uuid: users.uuid,
        name: users.name,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        locale: users.locale,
        roles: sql<Role[]>`array(select role from user_roles where "user" = ${users.uuid})`,
      },
    })
    .from(apiTokens)
    .innerJoin(users, and(eq(users.uuid, apiTokens.owner), users.active))
    .where(
      and(
        eq(apiTokens.tokenHash, sql.placeholder('hash')),
        isNull(apiTokens.endedAt),
        gt(apiTokens.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .prepare('find_api_token');
  return async (token, now) => {
    const [row] = await query.execute({ hash: apiTokenHash(token), now: now.toISOString() });
    if (!row) return null;
    const { uuid, kind, permissions: limitedTo, lastUsedAt, need, user } = row;
    return {
      uuid,
      kind,
      isLongUnused: now.getTime() - (lastUsedAt?.getTime() ?? 0) > USED_EVERY,
      user: { ...user, limitedTo, token: uuid },
      mustSetUpFactor: mustSetUpFactor(need, now),
    };
  };
}

export async function markTokenUsed(db: Db, uuid: string, now: Date): Promise<void> {
  await db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.uuid, uuid));
}
