import type { Reply, ValidInput } from '#contract/endpoint.ts';
import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import type * as contract from '#contract/organisations/organisations.ts';
import { changedSinceMessages } from '#messages/shell/changed-since.ts';
import { inTransaction, type ScopedContext } from '#server/platform/data/context.ts';
import { isUniqueViolation } from '#server/platform/data/postgres-errors.ts';
import { assertNotStale } from '#server/platform/data/versions.ts';
import { invalid, invalidFields } from '#server/platform/http/api-error.ts';
import { changeOrganisations, unknownRegion } from './change-organisations.ts';
import { createOrganisations } from './create-organisations.ts';
import { regionNames } from './history-fields.ts';
import { lockOrganisation } from './lock-organisations.ts';
import { readOrganisation } from './read-organisations.ts';

const codeTaken = () => invalid('code', alreadyTaken('code'));

export function storeOrganisation(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.storeOrganisation>,
): Promise<Reply<typeof contract.storeOrganisation>> {
  return inTransaction(ctx, async (ctx) => {
    const region = body.region.toLowerCase();
    if (!(await regionNames(ctx)).has(region)) throw invalidFields(unknownRegion);
    const [uuid] = await createOrganisations(ctx, [{ ...body, region }]);
    if (!uuid) throw codeTaken();
    return { organisation: await readOrganisation(ctx, uuid) };
  });
}

export function updateOrganisation(
  ctx: ScopedContext,
  { body }: ValidInput<typeof contract.updateOrganisation>,
): Promise<Reply<typeof contract.updateOrganisation>> {
  return inTransaction(ctx, async (ctx) => {
    const locked = await lockOrganisation(ctx, body.uuid);
    const current = async () => ({ organisation: await readOrganisation(ctx, locked.uuid) });
    await assertNotStale(ctx, changedSinceMessages.organisation, locked, current);

    const [errors] = await changeOrganisations(ctx, [body]);
    if (errors) throw invalidFields(errors);
    return current();
  }).catch((error) => {
    throw isUniqueViolation(error) ? codeTaken() : error;
  });
}
