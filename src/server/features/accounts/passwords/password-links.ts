import { eq } from 'drizzle-orm';
import { hashOf, newSecret } from '#server/features/accounts/secrets.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Site } from '#server/platform/settings.ts';
import { passwordTokens } from '#server/schema/index.ts';

const HOUR = 3_600_000;
/** How long a link is valid, in ms: an invited person may be on leave, one who asked is waiting. */
const lifetimes = { invitation: 7 * 24 * HOUR, reset: HOUR };

type Person = { uuid: string; email: string };
type LinkOptions = { purpose: keyof typeof lifetimes; now: Date };

/** The secret of a mailed link, in place of an earlier one. Only its hash is stored. */
export async function newLinkSecret(
  { db }: { db: Db },
  { uuid, email }: Person,
  { purpose, now }: LinkOptions,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  const link = { tokenHash: hashOf(secret), email, expiresAt };
  await db
    .insert(passwordTokens)
    .values({ user: uuid, purpose, ...link })
    .onConflictDoUpdate({ target: [passwordTokens.user, passwordTokens.purpose], set: link });
  return secret;
}

/** A link to choose a password. */
export async function newPasswordLink(
  { db, site }: { db: Db; site: Site },
  person: Person,
  options: LinkOptions,
): Promise<string> {
  const secret = await newLinkSecret({ db }, person, options);
  const { email } = person;
  const url = `${site.client}/password-reset/${secret}?email=${encodeURIComponent(email)}`;
  return options.purpose === 'invitation' ? `${url}&invitation=1` : url;
}

/** Others may read the mailbox of an earlier link, or have known the password before. */
export async function dropPasswordLinks({ db }: { db: Db }, user: string): Promise<void> {
  await db.delete(passwordTokens).where(eq(passwordTokens.user, user));
}
