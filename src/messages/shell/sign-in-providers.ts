import { defineMessages } from '#lib/messages/message.ts';

/** The services that people log in with, as system administrators set them up. */
export const signInProvidersMessages = defineMessages('signInProviders', {
  none: 'No provider is set up yet. People log in with a password or a passkey.',
  notLoaded: 'We couldn’t load the providers.',
  add: 'Add a provider',
  addTitle: 'Add a provider',
  edit: 'Edit',
  editIt: 'Edit {{name}}',
  saysNow: 'It now says: {{what}}. Saving replaces that.',
  test: 'Test',
  testIt: 'Test {{name}}',
  on: 'On',
  off: 'Off',
  counts: '{{kind}} · linked logins: {{people}} · organisations: {{organisations}}',
  google: 'Google',
  microsoft: 'Microsoft',
  oidc: 'OpenID Connect',
  kind: 'Kind',
  name: 'Name',
  nameHint: 'As people read it on the login page, after “Continue with”.',
  issuer: 'Issuer',
  issuerHint: 'The address that its metadata is under, such as https://login.school.nz',
  tenant: 'Issuer with the tenant',
  tenantHint: 'https://login.microsoftonline.com/, the ID of your directory, /v2.0',
  clientId: 'Client ID',
  secret: 'Client secret',
  secretHint: 'It’s stored encrypted and never shown again.',
  secretKeep:
    'Leave it empty to keep the one there is. Enter it again for another issuer or client ID.',
  active: 'People can log in with it',
  stored: 'Saved. Enter its addresses at the provider, then test it.',
  callback: 'Redirect address, to enter at the provider',
  backChannel: 'Address for logging out by back channel, where the provider has it',
  works: '{{name}} answers as it should.',
  fails: '{{name}} can’t be used as it is:',
  good: 'OK:',
  bad: 'Not OK:',
  howTitle: 'How to set it up',
  howGoogle:
    'Google: in the Google Cloud console, under APIs and services, Credentials, create an OAuth client ID of the kind “Web application”. Copy the client ID and secret to here; once they are saved, enter the redirect address there.',
  howEntra:
    'Microsoft Entra: under App registrations, register an application. Under Certificates and secrets, make a client secret, and copy its value and the application’s ID to here; once they are saved, enter the redirect address there (kind “Web”).',
  howOrganisations:
    'Then open an organisation and choose the provider for it, with the domains or tenants whose people it is for.',
});
