import { eachOf, replyKey } from '#contract/fields/record-fields.ts';
import {
  type OrganisationValues,
  organisationFields,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import type { Organisation } from '#contract/organisations/organisations.ts';

/** An organisation by the names of the call that saves it. */
export const valuesOf = (organisation: Organisation): OrganisationValues => ({
  ...eachOf(organisationTextKeys, (key) => organisation[replyKey(organisationFields, key)]),
  type: organisation.org_type,
  region: organisation.region.uuid,
});

/** One that is being added: '' is left open. */
export const blankValues = (region: string): OrganisationValues => ({
  ...eachOf(organisationTextKeys, () => ''),
  type: 'ece',
  region,
});
