import { defineMessages } from '#lib/messages/message.ts';

/** How the people of an organisation log in. */
export const organisationSignInMessages = defineMessages('organisationSignIn', {
  title: 'Single sign-on',
  notLoaded: 'We couldn’t load how its people log in.',
  provider: 'Provider',
  none: 'None: password or passkey',
  domains: 'Domains of their email addresses',
  domainsHint: 'One per line, such as kura.school.nz. Logins of other domains are refused.',
  tenants: 'Microsoft tenants',
  tenantsHint: 'One per line, as their ID. Logins of other tenants are refused.',
  required: 'Its people can log in only this way',
  requiredWhat:
    'Their passwords and passkeys no longer let them in. Administrators with a password and a second step can always log in with these, so that nobody is locked out when the provider fails: {{names}}.',
  requiredNobody:
    'Their passwords and passkeys no longer let them in. Two administrators with a password and a second step are needed first, so that nobody is locked out when the provider fails.',
  isNone: 'Its people log in with a password or a passkey.',
  isAllowed: 'Its people may log in with {{name}}.',
  isRequired: 'Its people log in with {{name}} only.',
  decided: 'Decided by {{name}}, {{at}}.',
  saysNow: 'It now says: {{what}}. Saving replaces that.',
  save: 'Change how they log in',
  whoChanges: 'System administrators change this.',
});
