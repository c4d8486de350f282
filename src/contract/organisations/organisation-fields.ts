import { maxLength } from '#contract/fields/max-length.ts';
import { type KeyOfKind, keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import { importFieldsMessages } from '#messages/imports/import-fields.ts';
import { organisationsMessages } from '#messages/organisations/organisations.ts';
import { sharedMessages } from '#messages/shared/shared.ts';
import type { OrganisationType } from './organisations.ts';

/** By their keys in bodies, which are also the names of the table's columns. */
export const organisationFields = {
  name: {
    kind: 'requiredLine',
    max: maxLength.name,
    label: sharedMessages.name,
    file: {
      header: 'Name',
      label: importFieldsMessages.name,
      synonyms: [
        'organisation name',
        'organisation',
        'centre',
        'centre name',
        'school',
        'school name',
      ],
      samples: ['Te Kōhanga Reo o Te Hāna', 'Ōpōtiki Primary School'],
    },
  },
  /** Letters and digits; leading zeros are part of it. */
  code: {
    kind: 'requiredLine',
    max: maxLength.code,
    replyKey: 'org_code',
    label: sharedMessages.code,
    file: {
      header: 'Code',
      label: importFieldsMessages.code,
      synonyms: [
        'centre code',
        'organisation code',
        'org code',
        'school number',
        'service number',
        'moe number',
        'moe',
        'school id',
        'number',
        'organization code',
      ],
      samples: ['0123', '4567'],
    },
  },
  type: {
    kind: 'custom',
    replyKey: 'org_type',
    label: sharedMessages.type,
    file: {
      header: 'Type',
      label: importFieldsMessages.type,
      synonyms: ['organisation type', 'org type', 'kind', 'sector'],
      samples: ['ECE', 'School'],
    },
  },
  region: {
    kind: 'custom',
    label: organisationsMessages.region,
    file: {
      header: 'Region',
      label: importFieldsMessages.region,
      synonyms: ['education region', 'region name', 'rohe', 'moe region'],
      samples: ['Tai Tokerau', 'Bay of Plenty, Waiariki'],
    },
  },
  email: {
    kind: 'email',
    label: sharedMessages.emailField,
    file: {
      header: 'Email',
      label: importFieldsMessages.email,
      synonyms: ['e-mail', 'email address', 'e-mail address', 'mail', 'contact email', 'imera'],
      samples: ['tari@tehana.school.example', 'office@opotiki.example'],
    },
  },
  phone: {
    kind: 'line',
    max: maxLength.phone,
    label: organisationsMessages.phone,
    file: {
      header: 'Phone',
      label: importFieldsMessages.phone,
      synonyms: ['telephone', 'phone number', 'tel', 'contact number', 'mobile', 'waea'],
      samples: ['+64 9 555 0123', '07 555 0145'],
    },
  },
  street: {
    kind: 'line',
    max: maxLength.name,
    label: organisationsMessages.street,
    file: {
      header: 'Street',
      label: importFieldsMessages.street,
      synonyms: ['address', 'street address', 'address 1', 'address line 1'],
      samples: ['12 Kōwhai Street', '3 Pōhutukawa Avenue'],
    },
  },
  suburb: {
    kind: 'line',
    max: maxLength.name,
    label: organisationsMessages.suburb,
    file: {
      header: 'Suburb',
      label: importFieldsMessages.suburb,
      synonyms: ['address 2', 'address line 2', 'locality'],
      samples: ['Te Hāna', ''],
    },
  },
  city: {
    kind: 'line',
    max: maxLength.name,
    label: organisationsMessages.city,
    file: {
      header: 'City',
      label: importFieldsMessages.city,
      synonyms: ['town', 'town or city', 'town / city', 'location', 'city or town'],
      samples: ['Wellsford', 'Ōpōtiki'],
    },
  },
} as const satisfies RecordFields;

export type OrganisationField = keyof typeof organisationFields;
export const organisationKeys = Object.keys(organisationFields) as OrganisationField[];

type TextKey = KeyOfKind<typeof organisationFields, 'requiredLine' | 'line' | 'email'>;
export const organisationTextKeys: readonly TextKey[] = keysOfKind(
  organisationFields,
  'requiredLine',
  'line',
  'email',
);

/** An organisation as forms, files and tables hold it. */
export type OrganisationValues = Record<TextKey, string> & {
  type: OrganisationType;
  /** Its uuid. */
  region: string;
};
