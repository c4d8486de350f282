import type { TokenKind } from '#contract/accounts/api-tokens.ts';
import { isPermitted, type Permission, type Role } from '#contract/permissions.ts';

type Owner = { roles: readonly Role[]; limitedTo?: readonly Permission[] };

/** As many as one person may have in use: more are forgotten ones. */
export const mostTokens = 20;

/** Nobody gives away what they may not do themselves. */
export const mayGive = (owner: Owner, chosen: readonly Permission[]): boolean =>
  chosen.every((permission) => isPermitted(owner, permission));

/** Other systems are connected by whoever looks after people's accounts. */
export const mayHaveKind = (owner: Owner, kind: TokenKind): boolean =>
  kind === 'personal' || isPermitted(owner, 'people.manage');
