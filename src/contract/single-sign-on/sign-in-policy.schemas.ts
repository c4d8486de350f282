import { z } from 'zod';
import { flag, instant, namedRecord, requiredLine, uuid } from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { NamedProvider } from './provider.schemas.ts';
import { maxAllowed } from './provider-kinds.ts';

export const SignInPolicy = z.object({
  organisation: uuid,
  /** Null where nothing was decided: its people log in by their passwords. */
  provider: NamedProvider.nullable(),
  domains: z.array(z.string()),
  tenants: z.array(z.string()),
  required: z.boolean(),
  decided_by: namedRecord.nullable(),
  updated_at: instant.nullable(),
  /** Administrators with a password and a second factor: these always let them in. */
  break_glass: z.array(namedRecord),
  /** Those that may be chosen. */
  providers: z.array(NamedProvider),
});
export type SignInPolicy = z.input<typeof SignInPolicy>;

const allowed = z.array(requiredLine(maxLength.name)).max(maxAllowed);

export const schemas = {
  organisationSignIn: {
    summary: 'How the people of an organisation log in.',
    params: z.object({ uuid }),
    reply: z.object({ sign_in: SignInPolicy }),
  },
  changeSignIn: {
    summary:
      'Changes it. 422 where fewer than two administrators with a password and a second factor would be left.',
    body: z.object({
      organisation: uuid,
      provider: uuid.nullable(),
      domains: allowed,
      tenants: allowed,
      required: flag,
    }),
    reply: z.object({ sign_in: SignInPolicy }),
  },
};
