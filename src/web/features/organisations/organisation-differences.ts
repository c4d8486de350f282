import {
  type OrganisationValues,
  organisationFields,
  organisationKeys,
} from '#contract/organisations/organisation-fields.ts';
import { organisationTypes } from '#contract/organisations/organisations.ts';
import type { Difference } from '#web/ui/conflict/record-conflict.tsx';
import type { Regions } from './use-regions.ts';

/** In the order of the form, which has the e-mail before the region; files have them otherwise. */
const inFormOrder = [...new Set(['name', 'code', 'type', 'email', ...organisationKeys] as const)];

export const organisationDifferences =
  ({ options }: Regions) =>
  (mine: OrganisationValues, theirs: OrganisationValues): Difference[] => {
    const inWords = (values: OrganisationValues) => ({
      ...values,
      type: organisationTypes[values.type],
      region: options.find(({ value }) => value === values.region)?.label ?? values.region,
    });
    const [one, other] = [inWords(mine), inWords(theirs)];
    return inFormOrder.map((field) => ({
      label: organisationFields[field].label,
      mine: one[field],
      theirs: other[field],
    }));
  };
