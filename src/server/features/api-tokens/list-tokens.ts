import { and, desc, eq, isNull } from 'drizzle-orm';
import type * as contract from '#contract/api-tokens/api-tokens.ts';
import type { Reply } from '#contract/endpoint.ts';
import { type Permission, permissions } from '#contract/permissions.ts';
import type { Context } from '#server/platform/data/context.ts';
import { apiTokens, users } from '#server/schema/index.ts';
import { givablePermissions } from './rules.ts';

type Row = typeof apiTokens.$inferSelect;

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

/** Without its hash. A permission that a later version no longer has is left out. */
export const tokenReply = (row: Row, now: Date) => ({
  uuid: row.uuid,
  name: row.name,
  kind: row.kind,
  ending: row.ending,
  permissions: row.permissions.filter(isPermission),
  created_at: row.createdAt,
  expires_at: row.expiresAt,
  expired: row.expiresAt <= now,
  last_used_at: row.lastUsedAt,
});

const isInUse = isNull(apiTokens.endedAt);
const newestFirst = [desc(apiTokens.createdAt), desc(apiTokens.uuid)];

export async function ownTokens({
  db,
  user,
  now,
}: Context): Promise<Reply<typeof contract.ownTokens>> {
  const rows = await db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.owner, user.uuid), isInUse))
    .orderBy(...newestFirst);
  return { tokens: rows.map((row) => tokenReply(row, now)), permissions: givablePermissions(user) };
}

/** As many as one looks through. */
const MOST = 200;

export async function everyToken({ db, now }: Context): Promise<Reply<typeof contract.everyToken>> {
  const rows = await db
    .select({ token: apiTokens, owner: { uuid: users.uuid, name: users.name } })
    .from(apiTokens)
    .innerJoin(users, eq(users.uuid, apiTokens.owner))
    .where(isInUse)
    .orderBy(...newestFirst)
    .limit(MOST);
  const total = rows.length < MOST ? rows.length : await db.$count(apiTokens, isInUse);
  return { tokens: rows.map(({ token, owner }) => ({ ...tokenReply(token, now), owner })), total };
}
