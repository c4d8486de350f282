import { z } from 'zod';
import { existingEmail, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { NamedProvider } from './provider.schemas.ts';

/** Where the browser is to go, with a full load: the page of the provider. */
export const ProviderAddress = z.object({ address: z.string() });

export const schemas = {
  signInProviders: {
    summary: 'The services that people log in with, for the buttons of the login page.',
    reply: z.object({ providers: z.array(NamedProvider) }),
  },
  waitingSignIn: {
    summary:
      'What is waiting in this browser after a login by a provider: a second step, or a link to be confirmed.',
    reply: z.object({
      second_step: z.object({ factors: z.array(z.enum(['app', 'passkey'])) }).nullable(),
      link: z.object({ provider: NamedProvider, email: z.string().nullable() }).nullable(),
    }),
  },
  invitationSignIn: {
    summary:
      'Takes up an invitation by a provider instead of a password; `email` and `token` are those of its link.',
    body: z.object({ provider: uuid, email: existingEmail, token: requiredLine(maxLength.name) }),
    reply: ProviderAddress,
  },
};
