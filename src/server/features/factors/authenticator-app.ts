import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { v7 as newUuid } from 'uuid';
import { openSecret, sealSecret } from '#server/platform/auth/sealed-secret.ts';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { authenticators } from '#server/schema/index.ts';
import { recordChange } from './record-change.ts';

/** What every app understands: SHA-1, six digits, half a minute (RFC 6238). */
const PERIOD = 30;
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;
/** How long a code may be awaited after the picture was shown. */
const SET_UP_MS = 60 * 60_000;

const sealingKey = (db: Db) => sharedSecret(db, 'authenticators');

type Owner = { uuid: string; email: string };

/** A new secret, to be put into an app. It protects nothing until a code of it was given. */
export async function newApp(ctx: Context, { uuid: user, email }: Owner) {
  const secret = new Secret({ size: 20 });
  const row = { uuid: newUuid(), user, kind: 'app' as const, createdAt: ctx.now };
  const secretSealed = sealSecret(await sealingKey(ctx.db), secret.base32, row.uuid);
  const isUnconfirmed = and(eq(authenticators.user, user), isNull(authenticators.confirmedAt));
  await ctx.db.delete(authenticators).where(isUnconfirmed);
  await ctx.db.insert(authenticators).values({ ...row, secretSealed });
  const app = new TOTP({ ...settings, issuer: ctx.site.name, label: email, secret });
  return { secret: secret.base32, url: app.toString() };
}

/**
 * Binds the app to the account if the code is right. The code is used by that: it is not accepted
 * again. An app bound before ends, as the owner has only one phone at a time. The caller holds the
 * person's row.
 */
export async function confirmApp(ctx: Context, user: string, code: string): Promise<boolean> {
  const { db, now } = ctx;
  const shownAfter = new Date(now.getTime() - SET_UP_MS);
  const [app] = await db
    .select()
    .from(authenticators)
    .where(
      and(
        eq(authenticators.user, user),
        isNull(authenticators.confirmedAt),
        gt(authenticators.createdAt, shownAfter),
      ),
    )
    .orderBy(desc(authenticators.createdAt))
    .limit(1);
  const step = app && (await stepOf(ctx, app, code));
  if (!app || step === undefined) return false;
  const replaced = await endApp(ctx, user);
  await db
    .update(authenticators)
    .set({ confirmedAt: now, lastUsedAt: now, lastStep: step })
    .where(eq(authenticators.uuid, app.uuid));
  await recordChange(ctx, user, replaced ? 'app-replaced' : 'app-added');
  return true;
}

const boundApp = (user: string) =>
  and(
    eq(authenticators.user, user),
    eq(authenticators.kind, 'app'),
    isNotNull(authenticators.confirmedAt),
    isNull(authenticators.endedAt),
  );

/** Ends the app of a person; says whether there was one. */
async function endApp({ db, now }: Context, user: string): Promise<boolean> {
  const ended = await db
    .update(authenticators)
    .set({ endedAt: now })
    .where(boundApp(user))
    .returning({ uuid: authenticators.uuid });
  return ended.length > 0;
}

/** Whether the code is the app's, now or half a minute off. A right one is used up, however often at once. */
export async function spendAppCode(ctx: Context, user: string, code: string): Promise<boolean> {
  const [app] = await ctx.db.select().from(authenticators).where(boundApp(user));
  const step = app && (await stepOf(ctx, app, code));
  if (!app || step === undefined) return false;
  const isLater = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step));
  const used = await ctx.db
    .update(authenticators)
    .set({ lastStep: step, lastUsedAt: ctx.now })
    .where(and(eq(authenticators.uuid, app.uuid), isNull(authenticators.endedAt), isLater))
    .returning({ uuid: authenticators.uuid });
  return used.length > 0;
}

type Sealed = { uuid: string; secretSealed: Buffer | null };

/** The half minute that the code belongs to, of the last, this and the next one. */
async function stepOf({ db, now }: Context, app: Sealed, code: string) {
  const secret = opened(await sealingKey(db), app);
  if (!secret) return undefined;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD) + delta;
}

/** Undefined where it was sealed under a key that is no more: in a backup restored without its keys. */
function opened(key: Buffer, { uuid, secretSealed }: Sealed): string | undefined {
  if (!secretSealed) return undefined;
  try {
    return openSecret(key, secretSealed, uuid);
  } catch {
    return undefined;
  }
}
