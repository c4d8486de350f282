import type { TokenKind } from '#contract/api-tokens/api-tokens.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isPermitted, type Permission, permissionsOf } from '#contract/permissions.ts';

type Owner = Parameters<typeof permissionsOf>[0];

/** As many as one person may have in use: more are forgotten ones. */
export const mostTokens = 20;

/** Those that a call with a token can need. */
const ofCalls = new Set<string>(endpoints.flatMap(({ tokens, allow }) => (tokens ? [allow] : [])));

/** Nobody gives away what they may not do themselves, or what is of no use to a token. */
export const givablePermissions = (owner: Owner): Permission[] =>
  permissionsOf(owner).filter((permission) => ofCalls.has(permission));

/** Other systems are connected by whoever looks after people's accounts. */
export const mayHaveKind = (owner: Owner, kind: TokenKind): boolean =>
  kind === 'personal' || isPermitted(owner, 'people.manage');
