import { useQueryClient } from '@tanstack/react-query';
import { eachOf, replyKey } from '#contract/fields/record-fields.ts';
import {
  type OrganisationValues,
  organisationFields,
  organisationTextKeys,
} from '#contract/organisations/organisation-fields.ts';
import {
  type Organisation,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { useCreate } from '#web/platform/calls/use-create.ts';
import { cacheOrganisation } from './organisation-cache.ts';
import type { Regions } from './use-regions.ts';

export type OrganisationFormOptions = {
  /** Undefined while adding one. */
  organisation: Organisation | undefined;
  /** A new organisation starts in the first one. */
  regions: Regions;
  onClose: () => void | Promise<void>;
  onSaved: (organisation: Organisation) => void;
};

export function useOrganisationForm(options: OrganisationFormOptions) {
  const { organisation, regions, onClose, onSaved } = options;
  const client = useQueryClient();
  const store = useCreate(storeOrganisation);
  const update = useWrite(updateOrganisation);
  const edit = organisation?.uuid ?? 'new';
  // A restored draft or a fast typist may save before the regions have loaded.
  const withRegion = async ({ region, ...fields }: OrganisationValues) => ({
    ...fields,
    region: region || regions.first || (await regions.awaitFirst()),
  });
  return useRecordForm({
    record: organisation,
    name: `organisation:${edit}`,
    path: `/organisations?edit=${edit}`,
    label: organisation
      ? message(organisationsMessages.draftOf, { name: organisation.name })
      : organisationsMessages.draftOfNew,
    blank: blankValues(regions.first),
    fieldsOf: valuesOf,
    create: async (fields) => store({ body: await withRegion(fields) }),
    update: async ({ uuid }, fields, ifMatch) =>
      update.mutateAsync({ body: { uuid, ...(await withRegion(fields)) }, ifMatch }),
    recordIn: (answer) => answer.organisation,
    put: (saved) => cacheOrganisation(client, saved),
    onClose,
    onSaved,
  });
}

/** An organisation as the calls that save it name its fields. */
const valuesOf = (organisation: Organisation): OrganisationValues => ({
  ...eachOf(organisationTextKeys, (key) => organisation[replyKey(organisationFields, key)]),
  type: organisation.org_type,
  region: organisation.region.uuid,
});

const blankValues = (region: string): OrganisationValues => ({
  ...eachOf(organisationTextKeys, () => ''),
  type: 'ece',
  region,
});
