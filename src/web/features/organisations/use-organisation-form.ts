import { useQueryClient } from '@tanstack/react-query';
import {
  type Organisation,
  type OrganisationType,
  storeOrganisation,
  updateOrganisation,
} from '#contract/organisations.ts';
import { message } from '#messages/message.ts';
import { organisationsMessages } from '#messages/organisations.ts';
import { sharedMessages } from '#messages/shared.ts';
import { useWrite } from '#web/platform/endpoint-query.ts';
import { useEndpointForm } from '#web/platform/use-endpoint-form.ts';
import { cacheOrganisation } from './organisation-cache.ts';
import type { Regions } from './use-regions.ts';

/** By the names of the call; '' is left open. */
export type OrganisationFields = {
  name: string;
  code: string;
  type: OrganisationType;
  email: string;
  region: string;
  phone: string;
  street: string;
  suburb: string;
  city: string;
};

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
  return useEndpointForm({
    name: `organisation:${edit}`,
    place: {
      path: `/organisations?edit=${edit}`,
      label: organisation
        ? message(organisationsMessages.draftOf, { name: organisation.name })
        : organisationsMessages.draftOfNew,
      about: sharedMessages.notSavedYet,
    },
    saved: organisation ? savedOf({ organisation }) : blank(regions.first),
    async send(fields: OrganisationFields, ifMatch) {
      // A draft, and whoever types fast, may be ahead of the answer that brings the regions.
      const region = fields.region || regions.first || (await regions.awaitFirst());
      const body = { ...fields, region };
      return organisation
        ? update.mutateAsync({ body: { uuid: organisation.uuid, ...body }, ifMatch })
        : store.mutateAsync({ body });
    },
    savedOf,
    show: (answer) => cacheOrganisation(client, answer.organisation),
    onSaved: (answer) => (answer ? onSaved(answer.organisation) : onClose()),
  });
}

function savedOf({ organisation }: { organisation: Organisation }) {
  const { name, org_code, org_type, email, region, phone, street, suburb, city } = organisation;
  const fields: OrganisationFields = {
    name,
    code: org_code,
    type: org_type,
    email,
    region: region.uuid,
    phone,
    street,
    suburb,
    city,
  };
  return { fields, at: organisation.updated_at };
}

function blank(region: string) {
  const open = { name: '', code: '', email: '', phone: '', street: '', suburb: '', city: '' };
  const fields: OrganisationFields = { ...open, type: 'ece', region };
  return { fields, at: null };
}
