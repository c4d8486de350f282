import { useQueryClient } from '@tanstack/react-query';
import type { OrganisationValues } from '#contract/organisations/organisation-fields.ts';
import {
  type Organisation,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations/organisations.ts';
import { message } from '#lib/messages/message.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { useRecordForm } from '#web/patterns/record-form/use-record-form.ts';
import { useWrite } from '#web/platform/calls/endpoint-query.ts';
import { cacheOrganisation } from './organisation-cache.ts';
import { blankValues, valuesOf } from './organisation-values.ts';
import type { Regions } from './use-regions.ts';

export type OrganisationFormOptions = {
  /** Undefined for one that is being added. */
  organisation: Organisation | undefined;
  /** A new organisation starts in the first of them. */
  regions: Regions;
  onClose: () => void;
  onSaved: (organisation: Organisation) => void;
};

export function useOrganisationForm(options: OrganisationFormOptions) {
  const { organisation, regions, onClose, onSaved } = options;
  const client = useQueryClient();
  const store = useWrite(storeOrganisation);
  const update = useWrite(updateOrganisation);
  const edit = organisation?.uuid ?? 'new';
  // A draft, and whoever types fast, may be ahead of the answer that brings the regions.
  const completed = async ({ region, ...fields }: OrganisationValues) => ({
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
    create: async (fields) => store.mutateAsync({ body: await completed(fields) }),
    update: async ({ uuid }, fields, ifMatch) =>
      update.mutateAsync({ body: { uuid, ...(await completed(fields)) }, ifMatch }),
    recordIn: (answer) => answer.organisation,
    put: (saved) => cacheOrganisation(client, saved),
    onClose,
    onSaved,
  });
}
