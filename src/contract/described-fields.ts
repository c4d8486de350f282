import { organisationFields } from './organisation-fields.ts';
import { personFields } from './person-fields.ts';
import type { RecordFields } from './record-fields.ts';
import { subscriptionFields } from './subscription-fields.ts';

const all: RecordFields = { ...subscriptionFields, ...personFields, ...organisationFields };

/** Every field that history and sentences may have to name, whichever record it belongs to. */
export const describedFields: RecordFields = Object.fromEntries(
  Object.entries(all).filter(([, { kind }]) => kind !== 'column'),
);
