import { alreadyTaken } from '#contract/fields/validation-messages.ts';
import { schemas } from '#contract/organisations/organisations.schemas.ts';
import type { OrganisationIntent } from '#server/features/imports/compare/compare-organisation.ts';
import { compareOrganisations } from '#server/features/imports/compare/compare-organisations.ts';
import {
  changeOrganisations,
  createOrganisations,
  lockOrganisations,
} from '#server/features/organisations/index.ts';
import type { Context } from '#server/platform/data/context.ts';
import { type Create, type Importer, type Update, updateResult, type Written } from './importer.ts';

export const importOrganisations: Importer<OrganisationIntent> = {
  compare: compareOrganisations,
  lock: lockOrganisations,
  create,
  update,
};

async function create(
  ctx: Context,
  rows: readonly Create<OrganisationIntent>[],
): Promise<Written[]> {
  const opened = await createOrganisations(
    ctx,
    rows.map(({ intent }) => schemas.storeOrganisation.body.parse(intent)),
  );
  return rows.map(({ line }, index): Written => {
    const subject = opened[index];
    if (subject) return { line, subject };
    return { line, problems: [{ field: 'code', text: alreadyTaken('code') }] };
  });
}

async function update(
  ctx: Context,
  rows: readonly Update<OrganisationIntent>[],
): Promise<Written[]> {
  const refused = await changeOrganisations(
    ctx,
    rows.map(({ subject, intent }) => ({ uuid: subject, ...intent })),
  );
  return rows.map((row, index) => updateResult(row, refused[index]));
}
