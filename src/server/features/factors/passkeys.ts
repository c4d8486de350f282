import { createHash, randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import type { Context } from '#server/platform/data/context.ts';
import { authenticators, ceremonies } from '#server/schema/index.ts';
import { recordChange } from './record-change.ts';

/** As long as people may look for their key. */
const CEREMONY_MS = 5 * 60_000;

/** Loaded with the first passkey: the server starts without it. */
const webAuthn = () => import('@simplewebauthn/server');

/** Of the address that is configured, never of the one a request names. */
const relyingParty = ({ site }: Context) => ({
  expectedOrigin: site.client,
  expectedRPID: new URL(site.client).hostname,
});

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** What a challenge is for, and for whom: one for a login answers nothing else. */
type Purpose = { purpose: 'login'; user: null } | { purpose: 'add' | 'confirm'; user: string };

const login: Purpose = { purpose: 'login', user: null };

async function newChallenge({ db, now }: Context, purpose: Purpose) {
  const challenge = randomBytes(32);
  await db.insert(ceremonies).values({
    challengeHash: hashOf(challenge.toString('base64url')),
    ...purpose,
    endsAt: new Date(now.getTime() + CEREMONY_MS),
  });
  return new Uint8Array(challenge);
}

/** Uses the challenge up, right or wrong: of two answers to one, the delete finds a row for one. */
async function spendChallenge(
  { db, now }: Context,
  challenge: string,
  { purpose, user }: Purpose,
): Promise<boolean> {
  const spent = await db
    .delete(ceremonies)
    .where(
      and(
        eq(ceremonies.challengeHash, hashOf(challenge)),
        eq(ceremonies.purpose, purpose),
        user === null ? isNull(ceremonies.user) : eq(ceremonies.user, user),
        gt(ceremonies.endsAt, now),
      ),
    )
    .returning({ purpose: ceremonies.purpose });
  return spent.length > 0;
}

const isBound = and(isNotNull(authenticators.confirmedAt), isNull(authenticators.endedAt));

/** The passkeys of a person, as browsers are told which they may use, or already have. */
async function credentialsOf({ db }: Context, user: string) {
  const passkeys = await db
    .select({ id: authenticators.credentialId, transports: authenticators.transports })
    .from(authenticators)
    .where(and(eq(authenticators.user, user), eq(authenticators.kind, 'passkey'), isBound));
  return passkeys.flatMap(({ id, transports }) => (id === null ? [] : [{ id, transports }]));
}

/** What the browser needs to make a passkey that finds its owner by itself. */
export async function passkeyOptions(ctx: Context) {
  const { uuid, email, name } = ctx.user;
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: ctx.site.name,
    rpID: relyingParty(ctx).expectedRPID,
    userID: new TextEncoder().encode(uuid),
    userName: email,
    userDisplayName: name,
    challenge: await newChallenge(ctx, { purpose: 'add', user: uuid }),
    attestationType: 'none',
    excludeCredentials: await credentialsOf(ctx, uuid),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Binds the passkey to the caller's account; says whether it is one. The caller holds the row. */
export async function addPasskey(ctx: Context, response: object, name: string): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { uuid: user } = ctx.user;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // Whatever it is: the library refuses what is none.
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(ctx, challenge, { purpose: 'add', user }),
    ...relyingParty(ctx),
    requireUserVerification: true,
  }).catch(notVerified);
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await ctx.db
    .insert(authenticators)
    .values({
      uuid: newUuid(),
      user,
      kind: 'passkey',
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      createdAt: ctx.now,
      confirmedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ uuid: authenticators.uuid });
  if (added.length === 0) return false;
  await recordChange(ctx, user, 'passkey-added');
  return true;
}

const notVerified = () => ({ verified: false as const, registrationInfo: undefined });

/** Names no account and no passkey: whoever logs in chooses one, and it says whose it is. */
export async function passkeyLoginOptions(ctx: Context) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).expectedRPID,
    challenge: await newChallenge(ctx, login),
    userVerification: 'required',
  });
}

/** For the caller, who is logged in: one of their own passkeys is to sign. */
export async function passkeyProofOptions(ctx: Context) {
  const { uuid: user } = ctx.user;
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).expectedRPID,
    challenge: await newChallenge(ctx, { purpose: 'confirm', user }),
    allowCredentials: await credentialsOf(ctx, user),
    userVerification: 'required',
  });
}

export const ownerByPasskey = (ctx: Context, response: object) => signerOf(ctx, response, login);

/** Whether a passkey of this person signed a challenge for a login, or for them to confirm. */
export async function isPasskeyOf(
  ctx: Context,
  user: string,
  response: object,
  purpose: 'login' | 'confirm',
): Promise<boolean> {
  const asked = purpose === 'login' ? login : { purpose, user };
  return (await signerOf(ctx, response, asked, eq(authenticators.user, user))) !== undefined;
}

/** Whose passkey signed the challenge; undefined where none did that is bound here. */
async function signerOf(ctx: Context, response: object, purpose: Purpose, isTheirs?: SQL) {
  const { verifyAuthenticationResponse } = await webAuthn();
  const id = 'id' in response ? String(response.id) : '';
  const isIt = and(eq(authenticators.credentialId, id), eq(authenticators.kind, 'passkey'));
  const [passkey] = await ctx.db
    .select()
    .from(authenticators)
    .where(and(isIt, isTheirs, isBound));
  if (!passkey?.publicKey) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(ctx, challenge, purpose),
    ...relyingParty(ctx),
    credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(notSigned);
  if (!verified || !authenticationInfo) return undefined;
  await ctx.db
    .update(authenticators)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: ctx.now })
    .where(eq(authenticators.uuid, passkey.uuid));
  return passkey.user;
}

const notSigned = () => ({ verified: false as const, authenticationInfo: undefined });
