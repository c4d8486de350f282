import { defineMessages } from '#lib/messages/message.ts';

/** Why a login through a provider, or a rule about it, is refused. */
export const signInErrorsMessages = defineMessages('signInErrors', {
  required:
    'Your organisation has you log in with {{provider}}. Please use that button. If it asks you to confirm, log in here with your password once more.',
  breakGlass:
    'An organisation requires a provider for its logins, so two administrators with a password and two-step login have to stay.',
  breakGlassFirst:
    'Before a provider is required, two administrators need a password and two-step login, so that they can still log in if the provider is down.',
  lastWay:
    'You wouldn’t be able to log in. Please choose a password, or link another login, first.',
  requiredWay: 'Your organisation has you log in with {{provider}}, so this link has to stay.',
  linkOver: 'This has taken too long. Please log in with your provider again.',
  linkedToOther: 'This login is linked to another account.',
  invitationOver: 'This invitation has been used or has run out. Ask for a new one.',
  unreachable: '{{provider}} doesn’t answer. Please try again later.',
  issuerForm: 'Please enter the address that begins with https, such as https://login.school.nz.',
  issuerInner: 'This address is in a private network. Please enter a public one.',
  issuerGoogle: 'For Google this is https://accounts.google.com.',
  issuerMicrosoft:
    'For Microsoft this is https://login.microsoftonline.com/ with “organizations” or the id of a tenant, and /v2.0 at the end.',
  secretAnew: 'With another issuer or client, please enter the secret again.',
  stillRequired: {
    one: '{{count}} organisation requires this provider. Change that first.',
    other: '{{count}} organisations require this provider. Change that first.',
  },
  noProvider: 'Please choose a provider, or don’t require one.',
  inactiveProvider: 'This provider is switched off.',
  domainForm: 'Please enter a domain, such as school.nz.',
  publicDomain: 'Anybody can have an address at {{domain}}. Please enter a domain of your own.',
  tenantForm: 'Please enter the id of a tenant: 32 digits and letters with dashes.',
  domainNeeded: 'Please enter the domain whose people may log in.',
  tenantNeeded: 'Please enter the tenant whose people may log in.',
});

/** What the test of a provider finds. */
export const providerTestMessages = defineMessages('providerTest', {
  reached: 'The provider answers, and calls itself {{issuer}}.',
  notReached: 'The provider doesn’t answer at this address. Is the issuer right?',
  inner: 'The address leads into a private network, where we don’t go.',
  otherIssuer: 'The provider calls itself something else. Is the issuer right to the letter?',
  odd: 'What answers there isn’t OpenID Connect. Is the issuer right?',
  keys: {
    one: 'It has {{count}} key to sign with.',
    other: 'It has {{count}} keys to sign with.',
  },
  noKeys: 'Its keys can’t be read, so nobody could log in.',
  noTokens: 'It doesn’t answer where codes are exchanged for tokens, so nobody could log in.',
  secretRight: 'It knows the client and its secret.',
  secretWrong: 'It doesn’t know this client, or the secret is wrong.',
  secretUnknown: 'We’ll know whether the secret is right at the first login.',
  noPkce: 'It doesn’t say that it takes PKCE (S256). Most take it anyway.',
});
