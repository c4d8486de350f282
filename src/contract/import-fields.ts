import type { ImportKind } from './imports.ts';
import { organisationFields } from './organisation-fields.ts';
import { personFields } from './person-fields.ts';
import { columnLabels, type RecordFields } from './record-fields.ts';

/** What a column of a file can hold. */
export const importFields = {
  people: personFields,
  organisations: organisationFields,
} as const satisfies Record<ImportKind, RecordFields>;

export const importLabels = {
  people: columnLabels(personFields),
  organisations: columnLabels(organisationFields),
};
