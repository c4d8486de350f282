import type { Input, Reply } from '#contract/endpoint.ts';
import type {
  storeOrganisation as storing,
  updateOrganisation as updating,
} from '#contract/organisations.ts';
import { alreadyTaken } from '#contract/sentences.ts';
import { type Context, inTransaction } from '#server/platform/context.ts';
import { refuseStale } from '#server/platform/editing.ts';
import { invalid, invalidFields } from '#server/platform/refusal.ts';
import { isTaken } from '#server/platform/refused-by-postgres.ts';
import { changedSinceText } from '#texts/changed-since.ts';
import { changeOrganisations, unknownRegion } from './change-organisations.ts';
import { holdOrganisation } from './hold-organisations.ts';
import { regionNames } from './in-history.ts';
import { openOrganisations } from './open-organisations.ts';
import { readOrganisation } from './read-organisations.ts';

const codeTaken = () => invalid('code', alreadyTaken('code'));

export function storeOrganisation(
  ctx: Context,
  { body }: Input<typeof storing>,
): Promise<Reply<typeof storing>> {
  return inTransaction(ctx, async (ctx) => {
    const region = body.region.toLowerCase();
    if (!(await regionNames(ctx)).has(region)) throw invalidFields(unknownRegion);
    const [uuid] = await openOrganisations(ctx, [{ ...body, region }]);
    if (!uuid) throw codeTaken();
    return { organisation: await readOrganisation(ctx, uuid) };
  });
}

export function updateOrganisation(
  ctx: Context,
  { body }: Input<typeof updating>,
): Promise<Reply<typeof updating>> {
  return inTransaction(ctx, async (ctx) => {
    const held = await holdOrganisation(ctx, body.uuid);
    const current = async () => ({ organisation: await readOrganisation(ctx, held.uuid) });
    await refuseStale(ctx, changedSinceText.organisation, held, current);

    const [errors] = await changeOrganisations(ctx, [body]);
    if (errors) throw invalidFields(errors);
    return current();
  }).catch((error) => {
    throw isTaken(error) ? codeTaken() : error;
  });
}
