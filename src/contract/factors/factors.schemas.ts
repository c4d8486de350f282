import { z } from 'zod';
import {
  instant,
  oneLine,
  ownId,
  ownPassword,
  requiredLine,
} from '#contract/fields/fields.schemas.ts';
import { maxLength } from '#contract/fields/max-length.ts';
import { PasskeyAnswer, PasskeyOptions } from './passkeys.schemas.ts';
import { proofMethods } from './proof-methods.ts';

/** What somebody logs in with besides their password. */
export const Factor = z.object({
  uuid: z.uuid(),
  kind: z.enum(['app', 'passkey']),
  /** Of a passkey. */
  name: z.string(),
  since: instant,
  last_used_at: instant.nullable(),
});
export type Factor = z.input<typeof Factor>;

const withPassword = { current_password: ownPassword };
const codes = z.object({ recovery_codes: z.array(z.string()) });

export const schemas = {
  ownFactors: {
    summary: 'What the caller logs in with besides the password.',
    reply: z.object({
      factors: z.array(Factor),
      /** How many are left to be used. */
      recovery_codes: z.int(),
      /** By what the caller may show who they are, as a 423 says it. */
      confirm_by: z.array(z.enum(proofMethods)),
    }),
  },
  setUpApp: {
    summary: 'A new secret for an authenticator app, shown once. It counts from its first code on.',
    body: z.object(withPassword),
    reply: z.object({
      secret: z.string(),
      /** What the picture says, for an app on this very device. */
      url: z.string(),
      /** The QR code: so many modules wide, and the dark ones as the path of an SVG. */
      picture: z.object({ size: z.int(), path: z.string() }),
    }),
  },
  confirmApp: {
    summary:
      'Adds the authenticator app by its first code, in place of an earlier one, and ends every other session. Ten recovery codes, unless there are some.',
    body: z.object({ code: oneLine(maxLength.code) }),
    reply: codes,
  },
  passkeyOptions: {
    summary: 'What navigator.credentials.create takes, as JSON, to make a passkey.',
    body: z.object(withPassword),
    reply: PasskeyOptions,
  },
  addPasskey: {
    summary:
      'Adds a passkey by what the browser answered, and ends every other session. Ten recovery codes, unless there are some.',
    body: z.object({ name: requiredLine(maxLength.name), passkey: PasskeyAnswer }),
    reply: codes,
  },
  renamePasskey: {
    summary: 'Renames a passkey of the caller.',
    body: z.object({ uuid: ownId, name: requiredLine(maxLength.name) }),
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes in place of the earlier ones, shown once.',
    body: z.object(withPassword),
    reply: codes,
  },
  removeFactor: {
    summary: 'Removes a factor of the caller, and with the last one the recovery codes.',
    body: z.object({ uuid: ownId, ...withPassword }),
  },
};
