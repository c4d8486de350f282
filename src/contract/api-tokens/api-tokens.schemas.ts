import { z } from 'zod';
import {
  instant,
  namedRecord,
  ownPassword,
  requiredLine,
  uuid,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { type Permission, permissions } from '#contract/permissions.ts';
import { longestValidity, tokenKinds } from './api-tokens.ts';

const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]]);

export const ApiToken = z.object({
  uuid,
  name: z.string(),
  kind: z.enum(tokenKinds),
  /** Its last letters, to tell one from another: it is never shown again. */
  ending: z.string(),
  /** As chosen; it never may more than its owner may at the time of a call. */
  permissions: z.array(permission),
  created_at: instant,
  expires_at: instant,
  expired: z.boolean(),
  last_used_at: instant.nullable(),
});
export type ApiToken = z.input<typeof ApiToken>;

const OwnedToken = ApiToken.extend({ owner: namedRecord });
export type OwnedToken = z.input<typeof OwnedToken>;

export const schemas = {
  ownTokens: {
    summary: 'The caller’s API tokens that have not been ended, and what they may give to one.',
    reply: z.object({ tokens: z.array(ApiToken), permissions: z.array(permission) }),
  },
  createToken: {
    summary: 'Creates an API token. Its secret is in this answer, and nowhere else afterwards.',
    body: z.object({
      name: requiredLine(maxLength.name),
      kind: z.enum(tokenKinds),
      permissions: z.array(permission).min(1),
      days: z.int().min(1).max(longestValidity),
      current_password: ownPassword,
    }),
    reply: z.object({ token: ApiToken, secret: z.string() }),
  },
  endToken: {
    summary: 'Ends one of the caller’s own API tokens. Repeatable.',
    body: z.object({ uuid }),
  },
  everyToken: {
    summary: 'The API tokens of everybody that have not been ended, newest first.',
    reply: z.object({ tokens: z.array(OwnedToken), total: z.int() }),
  },
  endAnyToken: {
    summary: 'Ends anybody’s API token. Repeatable.',
    body: z.object({ uuid }),
  },
};
