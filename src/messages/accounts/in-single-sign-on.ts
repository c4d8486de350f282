import { organisationSignInMessages } from '../organisations/organisation-sign-in.ts';
import { signInProvidersMessages } from '../shell/sign-in-providers.ts';
import { linkedLoginsMessages, signInMessages } from './sign-in.ts';
import { providerTestMessages, signInErrorsMessages } from './sign-in-errors.ts';

/** All that is said about single sign-on: the login, one's own links, providers, organisations. */
export const inSingleSignOn = [
  signInMessages,
  linkedLoginsMessages,
  signInProvidersMessages,
  organisationSignInMessages,
  signInErrorsMessages,
  providerTestMessages,
] as const;
