import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { idempotencyHeader, maxIdempotencyKey } from '#contract/idempotency.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { type Context, inTransaction } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { idempotencyKeys } from '#server/schema/index.ts';
import { invalid } from './api-error.ts';

/** In milliseconds. Whoever got no answer tries again within minutes, or at the latest tomorrow. */
const kept = 24 * 60 * 60 * 1_000;

type Http = { request: FastifyRequest; reply: FastifyReply; repeated: () => void };

/**
 * Runs a call that creates something, once for each key. The key is a row of the transaction in which
 * the record is created, so there is never one without the other; who sends the key again meanwhile
 * waits for that transaction. Without a key the call just runs. The answer is JSON where it is a text.
 */
export async function runOnce<C extends Context>(
  { name, idempotent }: Endpoint,
  ctx: C,
  { request, reply, repeated }: Http,
  run: (ctx: C) => Promise<unknown>,
): Promise<unknown> {
  const key = idempotent && keyOf(request);
  if (!key) return run(ctx);
  const attempt = { user: ctx.user.uuid, key };
  const call = { call: name, bodyHash: hashOf(request) };
  return inTransaction(ctx, async (ctx) => {
    const isFirst = await claim(ctx, { ...attempt, ...call });
    if (!isFirst) {
      const answer = await answerTo(ctx, attempt, call);
      repeated();
      return asJson(reply, answer);
    }
    const answer = String(reply.serialize(await run(ctx)));
    await ctx.db.update(idempotencyKeys).set({ answer }).where(isOf(attempt));
    return asJson(reply, answer);
  });
}

/** Fastify leaves a text that is JSON already as it is. */
function asJson(reply: FastifyReply, answer: string) {
  reply.type('application/json; charset=utf-8');
  return answer;
}

/** A standard in the making has it in quotes, as an entity tag; most clients send it without. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[idempotencyHeader];
  if (header === undefined) return undefined;
  const key = String(header).replace(/^"(.*)"$/, '$1');
  if (key.length > maxIdempotencyKey || !/^[\x21-\x7e]+$/.test(key)) throw refused('badKey');
  return key;
}

const refused = (why: 'badKey' | 'keyInUse') =>
  invalid('idempotency_key', requestErrorMessages[why]);

/** Of a file, what it is and what it is called stand in the query. */
function hashOf({ body, query }: FastifyRequest): Buffer {
  const hash = createHash('sha256');
  if (!Buffer.isBuffer(body)) return hash.update(JSON.stringify(body ?? null)).digest();
  return hash.update(JSON.stringify(query)).update(body).digest();
}

type Attempt = { user: string; key: string };
type Call = { call: string; bodyHash: Buffer };

const isOf = ({ user, key }: Attempt) =>
  and(eq(idempotencyKeys.user, user), eq(idempotencyKeys.key, key));

async function claim({ db, now }: Context, row: Attempt & Call): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function answerTo({ db }: Context, attempt: Attempt, sent: Call): Promise<string> {
  const [row] = await db.select().from(idempotencyKeys).where(isOf(attempt));
  const isSame = row?.call === sent.call && row.bodyHash.equals(sent.bodyHash);
  if (!isSame || row.answer === null) throw refused('keyInUse');
  return row.answer;
}

export const purgeIdempotencyKeys = (db: Db, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - kept)));
