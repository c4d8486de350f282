import { maxLength } from '#contract/fields/max-length.ts';
import { type KeyOfKind, keysOfKind, type RecordFields } from '#contract/fields/record-fields.ts';
import type { Role } from '#contract/permissions.ts';
import { importFieldsMessages } from '#messages/imports/import-fields.ts';
import { usersMessages } from '#messages/people/users.ts';
import { sharedMessages } from '#messages/shared/shared.ts';

/** The fields of an account that administrators change, by their keys in bodies, replies and the table. */
export const personFields = {
  name: {
    kind: 'requiredLine',
    max: maxLength.name,
    label: sharedMessages.name,
    file: {
      header: 'Name',
      label: importFieldsMessages.name,
      synonyms: [
        'full name',
        'display name',
        'legal name',
        'full legal name',
        'person',
        'staff member',
        'staff name',
        'teacher',
        'teacher name',
        'learner',
        'ingoa',
        'ingoa katoa',
      ],
      samples: ['Māia Ngāti', 'Wiremu Pōtae', 'Hēni Tūhoe'],
    },
  },
  /** Files may have the name in two columns. */
  first_name: {
    kind: 'column',
    label: importFieldsMessages.firstName,
    file: {
      header: 'First name',
      synonyms: [
        'first',
        'first names',
        'first name [required]',
        'forename',
        'forenames',
        'given name',
        'given names',
        'christian name',
        'christian names',
        'legal first name',
        'legal first names',
        'legal given names',
        'ingoa tuatahi',
      ],
      fallbacks: ['preferred name', 'preferred first name', 'preferred given name'],
    },
  },
  last_name: {
    kind: 'column',
    label: importFieldsMessages.lastName,
    file: {
      header: 'Last name',
      synonyms: [
        'last',
        'last names',
        'last name [required]',
        'surname',
        'family name',
        'family names',
        'legal last name',
        'legal surname',
        'legal family name',
        'ingoa whanau',
      ],
      fallbacks: ['preferred last name', 'preferred surname', 'preferred family name'],
    },
  },
  email: {
    kind: 'email',
    label: sharedMessages.emailField,
    file: {
      header: 'Email',
      label: importFieldsMessages.email,
      synonyms: [
        'e-mail',
        'email address',
        'e-mail address',
        'email address [required]',
        'mail',
        'imera',
        'work email',
        'work email address',
        'school email',
        'school email address',
        'staff email',
        'primary email',
        'login',
      ],
      fallbacks: ['user principal name'],
      samples: [
        'maia@tehana.school.example',
        'wiremu@tehana.school.example',
        'heni@wharekura.school.example',
      ],
    },
  },
  roles: {
    kind: 'custom',
    label: sharedMessages.roles,
    file: {
      header: 'Roles',
      label: importFieldsMessages.roles,
      synonyms: ['role', 'user roles', 'user role', 'permission', 'permissions'],
      samples: ['Independent learner', 'Mentor; Independent learner', 'Learning designer'],
    },
  },
  active: {
    kind: 'flag',
    label: usersMessages.canSignIn,
    file: {
      header: 'Active',
      label: importFieldsMessages.active,
      synonyms: ['is active', 'enabled', 'status', 'account active', 'login allowed'],
      samples: ['Yes', 'Yes', 'No'],
    },
  },
  organisations: {
    kind: 'column',
    label: importFieldsMessages.organisationCodes,
    file: {
      header: 'Organisation codes',
      synonyms: [
        'organisation code',
        'org code',
        'org codes',
        'centre code',
        'centre codes',
        'organization code',
        'organization codes',
        'school number',
        'moe number',
        'service number',
        'centre number',
      ],
      // Words for a place that a list of staff may also head a column of names with.
      fallbacks: [
        'organisation',
        'org',
        'organisation name',
        'organization',
        'organization name',
        'school',
        'school name',
        'school or centre',
        'centre',
        'centre name',
        'kindergarten',
        'kindergarten name',
        'kura',
        'workplace',
        'service',
        'service name',
        'early learning service',
      ],
      samples: ['0123', '0123; 4567', ''],
    },
  },
} as const satisfies RecordFields;

type Fields = typeof personFields;
type TextKey = KeyOfKind<Fields, 'requiredLine' | 'line' | 'email'>;
type FlagKey = KeyOfKind<Fields, 'flag'>;

export const personTextKeys: readonly TextKey[] = keysOfKind(
  personFields,
  'requiredLine',
  'line',
  'email',
);
export const personFlagKeys: readonly FlagKey[] = keysOfKind(personFields, 'flag');

/** The fields in the table of people; roles have a table of their own. */
export const accountKeys = [...personTextKeys, ...personFlagKeys] as const;
export type AccountValues = Record<TextKey, string> & Record<FlagKey, boolean>;

/** In the order of their columns in files. */
export const personKeys = keysOfKind(
  personFields,
  'requiredLine',
  'line',
  'email',
  'flag',
  'custom',
);
/** An account as forms, files and tables hold it. */
export type PersonValues = AccountValues & { roles: readonly Role[] };
