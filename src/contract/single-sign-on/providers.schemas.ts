import { z } from 'zod';
import { flag, instant, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { LocalizedString } from '#contract/fields/localized-string.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { NamedProvider } from './provider.schemas.ts';
import { providerKinds } from './provider-kinds.ts';

const issuer = requiredLine(maxLength.name);

export const SignInProvider = NamedProvider.extend({
  issuer: z.string(),
  client_id: z.string(),
  active: z.boolean(),
  /** What is entered at the provider. */
  callback_url: z.string(),
  back_channel_logout_url: z.string(),
  /** Who has linked a login of it, and the organisations that it is allowed for. */
  people: z.int(),
  organisations: z.int(),
  created_at: instant,
  updated_at: instant,
});
export type SignInProvider = z.input<typeof SignInProvider>;

const fields = {
  name: requiredLine(60),
  issuer,
  client_id: requiredLine(maxLength.name),
  active: flag,
};
const secret = requiredLine(maxLength.reason);

export const schemas = {
  providerList: {
    summary: 'The services that people log in with, as they are set up. No secret is among it.',
    reply: z.object({ providers: z.array(SignInProvider) }),
  },
  storeProvider: {
    summary: 'Sets up a service that people log in with.',
    body: z.object({ kind: z.enum(providerKinds), ...fields, secret }),
    reply: z.object({ provider: SignInProvider }),
  },
  changeProvider: {
    summary:
      'Changes one. Without `secret` that stays; another issuer, or client, needs it anew. 422 where an organisation requires one that is switched off.',
    body: z.object({ uuid, ...fields, secret: secret.nullish() }),
    reply: z.object({ provider: SignInProvider }),
  },
  testProvider: {
    summary: 'Asks the provider for its metadata and its keys, and says in words what is wrong.',
    body: z.object({ uuid }),
    reply: z.object({
      ok: z.boolean(),
      findings: z.array(z.object({ ok: z.boolean(), text: LocalizedString })),
    }),
  },
};
