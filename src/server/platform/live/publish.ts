import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { changedEvent, liveChannel } from '#contract/live.ts';
import { topics } from '#contract/topics.ts';
import { refusalsText } from '#texts/refusals.ts';
import { say } from '#texts/text.ts';
import { takeBytes } from '../bytes.ts';
import { invalid, notFound, unauthenticated } from '../refusal.ts';
import { type Announce, socketId } from './change.ts';
import { parsedJson } from './parsed-json.ts';
import { publishPath } from './paths.ts';

const MINUTE = 60_000;
/** How far the sender's clock may be off. */
const GOOD_FOR = 10 * MINUTE;

type Query = Record<string, string>;
type Account = { key: string; secret: string };

/** Another server says what changed, by the official library: it is known by its signature. */
export async function publishEndpoint(app: FastifyInstance, account: Account, announce: Announce) {
  await app.register(async (app) => {
    takeBytes(app);
    app.post<{ Params: { app: string }; Querystring: Query; Body: Buffer | undefined }>(
      publishPath,
      { schema: { hide: true }, onRequest: (request) => app.limitRequests(request) },
      async ({ params, query, body = Buffer.alloc(0), url, receivedAt }) => {
        if (params.app !== account.key) throw notFound();
        const path = url.split('?')[0] ?? '';
        if (!isSigned({ path, query, body, now: receivedAt }, account)) throw unauthenticated();
        announce(changeIn(body));
        return {};
      },
    );
  });
}

type Signed = { path: string; query: Query; body: Buffer; now: Date };

/** The signature is over the address and, in it, a digest of the body. */
function isSigned({ path, query, body, now }: Signed, { key, secret }: Account): boolean {
  const { auth_signature: given = '', ...rest } = query;
  const age = Math.abs(now.getTime() - Number(rest.auth_timestamp) * 1_000);
  const digest = createHash('md5').update(body).digest('hex');
  if (rest.auth_key !== key || rest.body_md5 !== digest || !(age < GOOD_FOR)) return false;
  const pairs = Object.entries(rest).map(([name, value]) => [name.toLowerCase(), value] as const);
  const sorted = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  const line = sorted.map(([name, value]) => `${name}=${value}`).join('&');
  const text = ['POST', path, line].join('\n');
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const actual = Buffer.from(given);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Only what we would say ourselves: no other event, no other channel, topics alone. */
const Event = z.object({
  name: z.literal(changedEvent),
  channels: z.tuple([z.literal(liveChannel)]).optional(),
  channel: z.literal(liveChannel).optional(),
  data: z
    .string()
    .transform(parsedJson)
    .pipe(z.object({ topics: z.array(z.enum(topics)).min(1) })),
  socket_id: z.string().regex(socketId).optional(),
});

function changeIn(body: Buffer) {
  const { data: event } = Event.safeParse(parsedJson(body.toString('utf8')));
  if (!event || (!event.channel && !event.channels)) {
    throw invalid('event', say(refusalsText.event, { event: changedEvent, channel: liveChannel }));
  }
  return { topics: event.data.topics, except: event.socket_id };
}
