import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { changeSignIn as contract } from '#contract/single-sign-on/sign-in-policy.ts';
import { signInErrorsMessages as errors } from '#messages/accounts/sign-in-errors.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { recordEvent } from '#server/features/audit/index.ts';
import { tenantOfIssuer } from '#server/features/single-sign-on/providers/issuers.ts';
import { tellAdministrators } from '#server/features/single-sign-on/tell-people.ts';
import { breakGlassAdministrators } from '#server/platform/auth/required-provider.ts';
import { changedFields } from '#server/platform/data/changed-fields.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisationSignIn, organisations, signInProviders } from '#server/schema/index.ts';
import { allowedWords } from './allowed-words.ts';
import { readPolicy } from './read-policy.ts';

/** How many administrators get in when the provider doesn't. The database counts as well. */
const BREAK_GLASS = 2;

export function changePolicy(
  ctx: Context,
  { body }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> {
  return inTransaction(ctx, async (ctx) => {
    const { name, ...before } = await lockPolicy(ctx, body.organisation);
    const current = async () => ({ sign_in: await readPolicy(ctx, body.organisation) });
    await assertNotStale(ctx, changedSinceMessages.signInPolicy, before, current);
    const { provider, required } = body;
    const words = allowedWords(body);
    const after = { provider, ...words, required };
    const { updatedAt, ...values } = before;
    const difference = changedFields(values, after);
    if (!difference) return current();

    if (provider === null) {
      if (required) throw invalid('provider', errors.noProvider);
      await ctx.db
        .delete(organisationSignIn)
        .where(eq(organisationSignIn.organisation, body.organisation));
    } else {
      await assertWorks(ctx, { ...after, provider });
      const version = Math.max(ctx.now.getTime(), (updatedAt?.getTime() ?? 0) + 1);
      const row = {
        ...after,
        provider,
        decidedBy: ctx.user.uuid,
        updatedAt: new Date(version),
      };
      await ctx.db
        .insert(organisationSignIn)
        .values({ organisation: body.organisation, ...row })
        .onConflictDoUpdate({ target: organisationSignIn.organisation, set: row });
    }
    await recordEvent(ctx, {
      action: 'organisation.sign-in-changed',
      subjectType: 'organisation',
      subject: body.organisation,
      ...difference,
    });
    await tellAdministrators(ctx, 'policy-changed', name);
    return current();
  });
}

/** The organisation's row is held: its policy may not be there yet to be locked itself. */
async function lockPolicy({ db }: Context, organisation: string) {
  const [found] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.uuid, organisation))
    .for('no key update');
  if (!found) throw invalid('organisation', invalidSelection('organisation'));
  const [policy] = await db
    .select()
    .from(organisationSignIn)
    .where(eq(organisationSignIn.organisation, organisation));
  return {
    name: found.name,
    provider: policy?.provider ?? null,
    domains: policy?.domains ?? [],
    tenants: policy?.tenants ?? [],
    required: policy?.required ?? false,
    updatedAt: policy?.updatedAt ?? null,
  };
}

type Wanted = { provider: string; domains: string[]; tenants: string[]; required: boolean };

/** Whether anybody could log in by it, and somebody when it does not answer. */
async function assertWorks({ db }: Context, { provider, domains, tenants, required }: Wanted) {
  const [found] = await db
    .select()
    .from(signInProviders)
    .where(eq(signInProviders.uuid, provider))
    .for('share');
  if (!found) throw invalid('provider', invalidSelection('provider'));
  if (!found.active) throw invalid('provider', errors.inactiveProvider);
  if (found.kind === 'google' && domains.length === 0) {
    throw invalid('domains', errors.domainNeeded);
  }
  if (found.kind === 'microsoft' && tenants.length === 0 && !tenantOfIssuer(found.issuer)) {
    throw invalid('tenants', errors.tenantNeeded);
  }
  if (required && (await breakGlassAdministrators(db)).length < BREAK_GLASS) {
    throw invalid('required', errors.breakGlassFirst);
  }
}
