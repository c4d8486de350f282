import { z } from 'zod';
import { CurrentUser } from '#contract/accounts/accounts.schemas.ts';
import { email, instant, ownPassword, withNewPassword } from '#contract/fields/fields.schemas.ts';

const reply = z.object({ user: CurrentUser });

export const schemas = {
  ownSubscriptions: {
    summary: "The caller's subscriptions.",
    reply: z.object({
      subscriptions: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          stripe_status: z.string(),
          created_at: instant,
          ends_at: instant.nullable(),
        }),
      ),
    }),
  },
  changeEmail: {
    summary:
      'Changes the email address, which has to be verified again. The old address is emailed.',
    body: z.object({ email, current_password: ownPassword }),
    reply,
  },
  changePassword: {
    summary: 'Changes the password and ends every other session.',
    body: withNewPassword({ current_password: ownPassword }),
  },
  setPhoto: {
    summary:
      'Sets the photo: the body is a JPEG, PNG, WebP, GIF or AVIF of at most 5 MB and 25 million pixels.',
    file: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    reply,
  },
  removePhoto: {
    summary: 'Removes the photo.',
    reply,
  },
  exportAccount: {
    summary: 'Everything that is stored about the caller, table by table.',
    reply: z.object({
      exported_at: instant,
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
};
