import { organisationTypes } from '#contract/organisations.ts';
import type { MessageDescriptor } from '#messages/message.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import type { Difference } from '#web/ui/record-conflict.tsx';
import type { OrganisationFields } from './use-organisation-form.ts';
import type { Regions } from './use-regions.ts';

/** In the order of the form. */
const labels = {
  name: sharedMessages.name,
  code: sharedMessages.code,
  type: sharedMessages.type,
  email: sharedMessages.emailField,
  region: organisationsMessages.region,
  phone: organisationsMessages.phone,
  street: organisationsMessages.street,
  suburb: organisationsMessages.suburb,
  city: organisationsMessages.city,
} as const satisfies Record<keyof OrganisationFields, MessageDescriptor>;

const isField = (name: string): name is keyof OrganisationFields => name in labels;

export const organisationDifferences =
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
