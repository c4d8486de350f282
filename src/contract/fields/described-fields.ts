import { organisationFields } from '#contract/organisations/organisation-fields.ts';
import { personFields } from '#contract/people/person-fields.ts';
import { subscriptionFields } from '#contract/subscriptions/subscription-fields.ts';
import type { RecordFields } from './record-fields.ts';

const all: RecordFields = { ...subscriptionFields, ...personFields, ...organisationFields };

/** Every described field of any record, for history and messages that have to name it. */
export const describedFields: RecordFields = Object.fromEntries(
  Object.entries(all).filter(([, { kind }]) => kind !== 'column'),
);
