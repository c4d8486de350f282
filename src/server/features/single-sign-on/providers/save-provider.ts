import { and, eq } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/single-sign-on/providers.ts';
import { message } from '#lib/messages/message.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { tellAdministrators } from '#server/features/single-sign-on/tell-people.ts';
import { sealSecret } from '#server/platform/auth/sealed-secret.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale, nextVersion } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationSignIn, signInProviders } from '#server/schema/index.ts';
import { checkedIssuer } from './issuers.ts';
import { readProvider } from './read-providers.ts';

type Safe = {
  /** Seals the secrets of providers. */
  key: Buffer;
  allowsLocal: boolean;
};

export function storeProvider(
  ctx: Context,
  { body }: ValidInput<typeof contract.storeProvider>,
  { key, allowsLocal }: Safe,
): Promise<Reply<typeof contract.storeProvider>> {
  const { kind, name, client_id: clientId, secret, active } = body;
  const issuer = checkedIssuer(kind, body.issuer, allowsLocal);
  return inTransaction(ctx, async (ctx) => {
    const uuid = newUuid();
    await ctx.db.insert(signInProviders).values({
      uuid,
      kind,
      name,
      issuer,
      clientId,
      secretSealed: sealSecret(key, secret, uuid),
      approvedBy: ctx.user.uuid,
      active,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const subject = { subjectType: 'sign_in_provider', subject: uuid } as const;
    await recordEvent(ctx, {
      action: 'provider.stored',
      ...subject,
      after: { name, issuer, client_id: clientId, active },
    });
    await tellAdministrators(ctx, 'provider-stored', name);
    return { provider: await readProvider(ctx, uuid) };
  });
}

type Provider = typeof signInProviders.$inferSelect;

/** Its kind stays: it says how its tokens are read. */
export function changeProvider(
  ctx: Context,
  { body }: ValidInput<typeof contract.changeProvider>,
  { key, allowsLocal }: Safe,
): Promise<Reply<typeof contract.changeProvider>> {
  return inTransaction(ctx, async (ctx) => {
    const provider = await lockProvider(ctx, body.uuid);
    const current = async () => ({ provider: await readProvider(ctx, provider.uuid) });
    await assertNotStale(ctx, changedSinceMessages.signInProvider, provider, current);
    const issuer = checkedIssuer(provider.kind, body.issuer, allowsLocal);
    const { name, client_id, active, secret } = body;
    if (!active) await assertNotRequired(ctx, provider.uuid);
    const difference = changedFields(valuesOf(provider), { name, issuer, client_id, active });
    const isElsewhere = issuer !== provider.issuer || client_id !== provider.clientId;
    // A secret that was meant for one address is not sent to another.
    if (isElsewhere && !secret) throw invalid('secret', errors.secretAnew);
    if (!difference && !secret) return current();
    await ctx.db
      .update(signInProviders)
      .set({
        name,
        issuer,
        clientId: client_id,
        active,
        ...(secret && { secretSealed: sealSecret(key, secret, provider.uuid) }),
        updatedAt: nextVersion(ctx, signInProviders.updatedAt),
      })
      .where(eq(signInProviders.uuid, provider.uuid));
    const subject = { subjectType: 'sign_in_provider', subject: provider.uuid } as const;
    await recordEvent(ctx, { action: 'provider.changed', ...subject, ...difference });
    await tellAdministrators(ctx, 'provider-changed', name);
    return current();
  });
}

const valuesOf = ({ name, issuer, clientId, active }: Provider) => ({
  name,
  issuer,
  client_id: clientId,
  active,
});

async function lockProvider({ db }: Context, uuid: string): Promise<Provider> {
  const [provider] = await db
    .select()
    .from(signInProviders)
    .where(eq(signInProviders.uuid, uuid))
    .for('update');
  if (!provider) throw invalid('uuid', invalidSelection('uuid'));
  return provider;
}

/** Its organisations' people would have no way in. Whoever requires it holds its row meanwhile. */
async function assertNotRequired({ db }: Context, provider: string): Promise<void> {
  const count = await db.$count(
    organisationSignIn,
    and(eq(organisationSignIn.provider, provider), organisationSignIn.required),
  );
  if (count > 0) throw invalid('active', message(errors.stillRequired, { count }));
}
