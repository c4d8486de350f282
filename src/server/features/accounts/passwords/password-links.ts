import { eq } from 'drizzle-orm';
import { hashOf, newSecret } from '#server/features/accounts/secrets.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { Site } from '#server/platform/settings.ts';
import { passwordTokens } from '#server/schema/index.ts';

const HOUR = 3_600_000;
/** How long a link is good: whoever is invited may be on leave, whoever asked is waiting for it. */
const goodFor = { invitation: 7 * 24 * HOUR, reset: HOUR };

type Person = { uuid: string; email: string };
type Wanted = { purpose: keyof typeof goodFor; now: Date };

/** A link to choose a password. Only the hash of its secret is stored; it replaces the one before. */
export async function newPasswordLink(
  { db, site }: { db: Db; site: Site },
  { uuid, email }: Person,
  { purpose, now }: Wanted,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + goodFor[purpose]);
  const link = { tokenHash: hashOf(secret), email, expiresAt };
  await db
    .insert(passwordTokens)
    .values({ user: uuid, purpose, ...link })
    .onConflictDoUpdate({ target: [passwordTokens.user, passwordTokens.purpose], set: link });
  const url = `${site.client}/password-reset/${secret}?email=${encodeURIComponent(email)}`;
  return purpose === 'invitation' ? `${url}&invitation=1` : url;
}

/** A link that was mailed before belongs to whoever reads the old mails, or knew the old password. */
export async function dropPasswordLinks({ db }: { db: Db }, user: string): Promise<void> {
  await db.delete(passwordTokens).where(eq(passwordTokens.user, user));
}
