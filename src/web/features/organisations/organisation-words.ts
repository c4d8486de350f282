import { organisationTypes } from '#contract/organisations.ts';
import type { Difference } from '#web/ui/two-versions.tsx';
import type { OrganisationFields } from './use-organisation-form.ts';
import type { Regions } from './use-regions.ts';

/** In the order of the form. */
const labels = {
  name: 'Name',
  code: 'Code',
  type: 'Type',
  email: 'Email',
  region: 'Education region',
  phone: 'Phone',
  street: 'Street',
  suburb: 'Suburb',
  city: 'City',
} as const satisfies Record<keyof OrganisationFields, string>;

const isField = (name: string): name is keyof OrganisationFields => name in labels;

export const differencesBy =
  ({ options }: Regions) =>
  (mine: OrganisationFields, theirs: OrganisationFields): Difference[] => {
    const inWords = (fields: OrganisationFields) => ({
      ...fields,
      type: organisationTypes[fields.type],
      region: options.find(({ value }) => value === fields.region)?.label ?? fields.region,
    });
    const [one, other] = [inWords(mine), inWords(theirs)];
    return Object.keys(labels)
      .filter(isField)
      .map((field) => ({ label: labels[field], mine: one[field], theirs: other[field] }));
  };
