import type { FastifyRequest } from 'fastify';
import { addressOf } from '#contract/address.ts';
import type { Opening } from '#contract/pages/openings.ts';
import { pageCallsAt } from '#contract/pages/page-calls.ts';
import { pageDataId } from '#contract/pages/page-data.ts';
import { parseSearch } from '#contract/pages/search-params.ts';

/** Of the request for the document: who asks, from where, in which language. */
const passedOn = [
  'accept-language',
  'cookie',
  'forwarded',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

/** In ms. The page is drawn meanwhile; what takes longer it asks for itself, and says when it fails. */
const patience = 3_000;

/**
 * What the page of this request opens with, in a block that its script reads: each call is answered
 * as if the page had made it, with the same gates and the same schemas. What is refused, or fails,
 * isn't there. Reading may leave a trace, so nothing is read for whoever does not look.
 */
export async function pageData(request: FastifyRequest): Promise<string> {
  const { session, method, headers, url, cookies } = request;
  const isLooking = method === 'GET' && !String(headers['sec-purpose']).includes('prefetch');
  if (!session || !isLooking) return '';
  const [pathname = '/', ...search] = url.split('?');
  const device = { user: session.user.uuid, cookies };
  const calls = pageCallsAt(pathname, parseSearch(search.join('?')), device);
  if (calls.length === 0) return '';
  const answers = await Promise.all(calls.map((call) => answered(request, call)));
  const answersJson = answers.filter((answer) => answer !== '').join(',');
  const json = `{"user":${JSON.stringify(session.user.uuid)},"answers":[${answersJson}]}`;
  // Or a name could end the block.
  const block = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${block}</script>`;
}

/** One call and its answer as JSON; '' without one, or without one in time. */
async function answered(request: FastifyRequest, { endpoint, request: options }: Opening) {
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, patience);
  const answer = await Promise.race([ask(request, addressOf(endpoint, options)), tooLate]);
  clearTimeout(timer);
  if (answer?.statusCode !== 200) return '';
  return `{"call":"${endpoint.name}","request":${JSON.stringify(options)},"reply":${answer.payload}}`;
}

const ask = ({ headers, socket, server, ip }: FastifyRequest, url: string) =>
  server.inject({
    method: 'GET',
    url,
    headers: Object.fromEntries(
      passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
    ),
    remoteAddress: socket.remoteAddress ?? ip,
  });
