import { z } from 'zod';
import { instant, uuid } from '#contract/fields/fields.schemas.ts';
import { NamedProvider } from './provider.schemas.ts';
import { ProviderAddress } from './sign-in.schemas.ts';

export const Identity = z.object({
  uuid,
  provider: NamedProvider,
  /** As the provider said when it was linked. */
  email: z.string().nullable(),
  linked_at: instant,
  last_used_at: instant.nullable(),
});
export type Identity = z.input<typeof Identity>;

export const schemas = {
  ownIdentities: {
    summary: 'The logins of providers that are linked to one’s own account.',
    reply: z.object({ identities: z.array(Identity), can_link: z.array(NamedProvider) }),
  },
  linkIdentity: {
    summary: 'Begins to link a login of a provider to one’s own account: answers where to go.',
    body: z.object({ provider: uuid }),
    reply: ProviderAddress,
  },
  confirmLink: {
    summary:
      'Links the login that is waiting in this browser, once its owner has logged in the way they did so far.',
  },
  declineLink: {
    summary: 'Forgets the login that is waiting in this browser to be linked. Repeatable.',
  },
  removeIdentity: {
    summary:
      'Ends a link; its login no longer lets anyone in. 422 where the person could not log in any more.',
    body: z.object({ uuid }),
  },
};
