import { eq } from 'drizzle-orm';
import type { Reply, ValidInput } from '#contract/endpoint.ts';
import type { organisationSignIn as contract } from '#contract/single-sign-on/sign-in-policy.ts';
import { activeProviders } from '#server/features/single-sign-on/providers/read-providers.ts';
import { breakGlassAdministrators } from '#server/platform/auth/required-provider.ts';
import type { Context } from '#server/platform/data/context.ts';
import { notFound } from '#server/platform/http/api-error.ts';
import { organisationSignIn, organisations, signInProviders, users } from '#server/schema/index.ts';

type Policy = Reply<typeof contract>['sign_in'];

export const showPolicy = async (
  ctx: Context,
  { params }: ValidInput<typeof contract>,
): Promise<Reply<typeof contract>> => ({ sign_in: await readPolicy(ctx, params.uuid) });

export async function readPolicy({ db }: Context, organisation: string): Promise<Policy> {
  const [row] = await db
    .select({
      policy: organisationSignIn,
      provider: {
        uuid: signInProviders.uuid,
        name: signInProviders.name,
        kind: signInProviders.kind,
      },
      decided_by: { uuid: users.uuid, name: users.name },
    })
    .from(organisations)
    .leftJoin(organisationSignIn, eq(organisationSignIn.organisation, organisations.uuid))
    .leftJoin(signInProviders, eq(signInProviders.uuid, organisationSignIn.provider))
    .leftJoin(users, eq(users.uuid, organisationSignIn.decidedBy))
    .where(eq(organisations.uuid, organisation));
  if (!row) throw notFound();
  const { policy, provider, decided_by } = row;
  return {
    organisation,
    provider,
    domains: policy?.domains ?? [],
    tenants: policy?.tenants ?? [],
    required: policy?.required ?? false,
    decided_by,
    updated_at: policy?.updatedAt ?? null,
    break_glass: await breakGlassAdministrators(db),
    providers: await activeProviders(db),
  };
}
