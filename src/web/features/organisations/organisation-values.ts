import {
  type OrganisationValues,
  organisationFields,
  organisationTextKeys,
} from '#contract/organisation-fields.ts';
import type { Organisation } from '#contract/organisations.ts';
import { eachOf, replyKey } from '#contract/record-fields.ts';

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
