import { createHmac, randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newUuid } from 'uuid';
import { sharedSecret } from '#server/platform/auth/shared-secret.ts';
import type { Context } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { concurrencyLimit } from '#server/platform/http/protection/concurrency-limit.ts';
import { recoveryCodes } from '#server/schema/index.ts';
import { recordChange } from './record-change.ts';

const IN_A_SET = 10;
/** Crockford's: no letter is taken for a digit. Sixteen of 32 are 80 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** `k7x2-9mqd-…`: four letters at a time can be read out and typed. */
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/.{4}(?!$)/g, '$&-');
}

/** As written down by hand: without spaces and dashes, an O for a nought, an I or L for a one. */
const asTyped = (code: string) =>
  code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');

const limitHashing = concurrencyLimit({ atOnce: 2, waiting: 200 });
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * With one salt for all codes of a person, so that a typed one is hashed once and looked up. The salt
 * comes of a key, so nobody who has only this table can prepare for it.
 */
async function hashesOf(db: Db, user: string, codes: readonly string[]): Promise<Buffer[]> {
  const key = await sharedSecret(db, 'recovery-codes');
  const salt = createHmac('sha256', key).update(user).digest();
  const hash = (code: string) => hashRaw(asTyped(code), { ...cost, salt });
  return Promise.all(codes.map((code) => limitHashing('hash', () => hash(code))));
}

const unused = (user: string) =>
  and(eq(recoveryCodes.user, user), isNull(recoveryCodes.usedAt), isNull(recoveryCodes.endedAt));

export const countCodes = (db: Db, user: string) => db.$count(recoveryCodes, unused(user));

/** Ends the codes there are. The caller holds the person's row. */
export async function endCodes({ db, now }: Context, user: string): Promise<void> {
  await db.update(recoveryCodes).set({ endedAt: now }).where(unused(user));
}

/** A new set in place of the one before; shown once, as only hashes are stored. */
export async function newCodes(ctx: Context, user: string): Promise<string[]> {
  await endCodes(ctx, user);
  const codes = Array.from({ length: IN_A_SET }, newCode);
  await store(ctx, user, codes);
  return codes;
}

async function store({ db, now }: Context, user: string, codes: readonly string[]) {
  const hashes = await hashesOf(db, user, codes);
  const rows = hashes.map((hash) => ({ uuid: newUuid(), user, hash, createdAt: now }));
  await db.insert(recoveryCodes).values(rows);
}

/** Uses the code up, once however often at once; the new one in its place, undefined if it is none. */
export async function spendRecoveryCode(
  ctx: Context,
  user: string,
  code: string,
): Promise<string | undefined> {
  const [hash = Buffer.alloc(0)] = await hashesOf(ctx.db, user, [code]);
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.now })
    .where(and(unused(user), eq(recoveryCodes.hash, hash)))
    .returning({ uuid: recoveryCodes.uuid });
  if (used.length === 0) return undefined;
  const next = newCode();
  await store(ctx, user, [next]);
  await recordChange(ctx, user, 'recovery-code-used');
  return next;
}
