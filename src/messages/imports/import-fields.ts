import { defineMessages } from '#lib/messages/message.ts';

/** What a column of a file can hold. The headers of files are another matter: they never change. */
export const importFieldsMessages = defineMessages('importFields', {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  roles: 'Roles',
  active: 'Active',
  organisationCodes: 'Organisation codes',
  code: 'Code',
  type: 'Type',
  region: 'Region',
  phone: 'Phone',
  street: 'Street',
  suburb: 'Suburb',
  city: 'City',
});
