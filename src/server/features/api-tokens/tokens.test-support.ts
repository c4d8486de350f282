import { v7 as newUuid } from 'uuid';
import type { Endpoint } from '#contract/endpoint.ts';
import { permissions as everyPermission, type Permission } from '#contract/permissions.ts';
import { apiTokenHash, newApiToken } from '#server/platform/auth/api-token.ts';
import { apiTokens } from '#server/schema/index.ts';
import type { Person, World } from '#testing/world.ts';

const DAY = 24 * 60 * 60 * 1_000;

export const allPermissions = Object.keys(everyPermission) as Permission[];

type Row = Partial<typeof apiTokens.$inferInsert>;

/** A token of this person, as if it had been created on My account. */
export async function tokenOf(world: World, { uuid: owner }: Person, row: Row = {}) {
  const secret = newApiToken();
  const uuid = newUuid();
  await world.db.insert(apiTokens).values({
    uuid,
    owner,
    kind: 'personal',
    name: 'Script',
    tokenHash: apiTokenHash(secret),
    ending: secret.slice(-4),
    permissions: allPermissions,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + DAY),
    ...row,
  });
  return { uuid, secret };
}

type Sent = { path: string; params?: Record<string, string>; body?: object; cookie?: string };

/** What a script sends: the token, and neither cookies nor the anti-forgery header. */
export async function withToken(
  world: World,
  secret: string,
  method: Endpoint['method'],
  { path, params = {}, body, cookie }: Sent,
) {
  const answer = await world.app.inject({
    method,
    url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'none'),
    headers: {
      authorization: `Bearer ${secret}`,
      accept: 'application/json',
      ...(cookie && { cookie }),
    },
    ...(body && { payload: body }),
  });
  const json = answer.headers['content-type']?.toString().includes('json') ? answer.json() : {};
  return { status: answer.statusCode, headers: answer.headers, json };
}
