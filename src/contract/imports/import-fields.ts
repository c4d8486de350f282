import { columnLabels, type RecordFields } from '#contract/fields/record-fields.ts';
import { organisationFields } from '#contract/organisations/organisation-fields.ts';
import { personFields } from '#contract/people/person-fields.ts';
import type { ImportKind } from './imports.ts';

/** What a column of a file can hold. */
export const importFields = {
  people: personFields,
  organisations: organisationFields,
} as const satisfies Record<ImportKind, RecordFields>;

export const importLabels = {
  people: columnLabels(personFields),
  organisations: columnLabels(organisationFields),
};
