import { defineMessages } from '#lib/messages/message.ts';

/** How the people of an organisation log in. */
export const organisationSignInMessages = defineMessages('organisationSignIn', {
  title: 'Single sign-on',
  notLoaded: 'How its people log in couldn’t be read',
  provider: 'Provider',
  none: 'None: password or passkey',
  domains: 'Domains of their email addresses',
  domainsHint: 'One a line, such as kura.school.nz. Logins of other domains are refused.',
  tenants: 'Microsoft tenants',
  tenantsHint: 'One a line, as their ID. Logins of other tenants are refused.',
  required: 'Its people can log in only this way',
  requiredWhat:
    'Their passwords and passkeys no longer let them in. Administrators with a password and a second step always can log in by these, so that nobody is locked out when the provider fails: {{names}}.',
  requiredNobody:
    'Their passwords and passkeys no longer let them in. Two administrators with a password and a second step are needed first, so that nobody is locked out when the provider fails.',
  isNone: 'Its people log in with a password or a passkey.',
  isAllowed: 'Its people may log in with {{name}}.',
  isRequired: 'Its people log in with {{name}} only.',
  decided: 'Decided by {{name}}, {{at}}.',
  saysNow: 'It says now: {{what}}. What you save replaces that.',
  save: 'Change how they log in',
  whoChanges: 'System administrators change this.',
});
