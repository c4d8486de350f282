import { and, eq } from 'drizzle-orm';
import { invalidSelection } from '#contract/fields/validation-messages.ts';
import type { ScopedContext } from '#server/platform/data/context.ts';
import { organisationWithin } from '#server/platform/data/scope.ts';
import { invalid } from '#server/platform/http/api-error.ts';
import { organisations } from '#server/schema/index.ts';

/** Holds an organisation of the scope, so that changes of its roles follow each other. */
export async function lockOrganisation({ db, scope }: ScopedContext, uuid: string) {
  const [organisation] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.uuid, uuid), organisationWithin(scope, organisations.uuid)))
    .for('no key update');
  if (!organisation) throw invalid('organisation', invalidSelection('organisation'));
  return organisation;
}
