import { and, eq, gt, isNull } from 'drizzle-orm';
import { message } from '#lib/messages/message.ts';
import { signInErrorsMessages } from '#messages/accounts/sign-in-errors.ts';
import { hashOf } from '#server/features/accounts/secrets.ts';
import { requiredProviderOf } from '#server/platform/auth/required-provider.ts';
import type { Context } from '#server/platform/data/context.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { identities, pendingLinks } from '#server/schema/index.ts';

/**
 * Refuses a right password where an organisation requires a provider. It is taken once more, to link
 * the login of that provider which waits in this browser: who has one linked goes by that.
 */
export async function assertMayUsePassword(
  ctx: Context,
  { uuid }: { uuid: string },
  linkToken: string,
): Promise<void> {
  const { db } = ctx;
  const required = await requiredProviderOf(db, uuid);
  if (!required) return;
  const linked = await db.$count(
    identities,
    and(
      eq(identities.user, uuid),
      eq(identities.provider, required.uuid),
      isNull(identities.unlinkedAt),
    ),
  );
  if (linked === 0 && (await isWaiting(ctx, linkToken, required.uuid))) return;
  throw refusal('email', required.name);
}

const isWaiting = async ({ db, now }: Context, token: string, provider: string) =>
  (await db.$count(
    pendingLinks,
    and(
      eq(pendingLinks.tokenHash, hashOf(token)),
      eq(pendingLinks.provider, provider),
      gt(pendingLinks.endsAt, now),
    ),
  )) > 0;

/** A passkey of ours is none of the provider's either. */
export async function assertMayUsePasskey({ db }: Context, uuid: string): Promise<void> {
  const required = await requiredProviderOf(db, uuid);
  if (required) throw refusal('passkey', required.name);
}

const refusal = (field: 'email' | 'passkey', provider: string) =>
  invalid(field, message(signInErrorsMessages.required, { provider }));
