import { organisationTypes } from '#contract/organisations.ts';
import { organisationsText } from '#texts/organisations.ts';
import { sharedText } from '#texts/shared.ts';
import type { Text } from '#texts/text.ts';
import type { Difference } from '#web/ui/two-versions.tsx';
import type { OrganisationFields } from './use-organisation-form.ts';
import type { Regions } from './use-regions.ts';

/** In the order of the form. */
const labels = {
  name: sharedText.name,
  code: sharedText.code,
  type: sharedText.type,
  email: sharedText.emailField,
  region: organisationsText.region,
  phone: organisationsText.phone,
  street: organisationsText.street,
  suburb: organisationsText.suburb,
  city: organisationsText.city,
} as const satisfies Record<keyof OrganisationFields, Text>;

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
