import type { FastifyRequest } from 'fastify';
import { addressOf } from '#contract/address.ts';
import { guestCallsOf } from '#contract/pages/guest-calls.ts';
import type { Opening } from '#contract/pages/openings.ts';
import type { Page } from '#contract/pages/page.ts';
import { pageCallsAt } from '#contract/pages/page-calls.ts';
import { pageDataId } from '#contract/pages/page-data.ts';
import { mayOpen, pageAt } from '#contract/pages/pages.ts';
import { parseSearch } from '#contract/pages/search-params.ts';
import { mayCall } from '#contract/rights.ts';
import { rightsOf } from '#server/platform/auth/scope.ts';
import type { SessionUser } from '#server/platform/data/context.ts';

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

export type ReadPageData = {
  /** `PageData` as JSON. */
  json: string;
  /** Nothing is missing that the page waits for, but what this person may not read. */
  isWhole: boolean;
};

/**
 * What the page of this request opens with: each call is answered as if the page had made it, with the
 * same gates and the same schemas. What is refused, or fails, isn't there. Reading may leave a trace,
 * so nothing is read for whoever does not look.
 */
export async function readPageData(request: FastifyRequest): Promise<ReadPageData | undefined> {
  const { session, method, headers, url, cookies } = request;
  const isLooking = method === 'GET' && !String(headers['sec-purpose']).includes('prefetch');
  if (!session || !isLooking) return undefined;
  const [pathname = '/', ...search] = url.split('?');
  const device = { user: session.user.uuid, cookies };
  const calls = callsFor(
    session.user,
    pageAt(pathname),
    pageCallsAt(pathname, parseSearch(search.join('?')), device),
  );
  return answersTo(request, calls, session.user.uuid);
}

/** What the form of a guest opens with, before anything of it is drawn; nothing where that fails. */
export async function readGuestData(
  request: FastifyRequest,
  { path }: Page,
): Promise<ReadPageData | undefined> {
  if (request.session || request.method !== 'GET') return undefined;
  return answersTo(request, guestCallsOf(path), '');
}

async function answersTo(
  request: FastifyRequest,
  calls: readonly Opening[],
  user: string,
): Promise<ReadPageData | undefined> {
  if (calls.length === 0) return undefined;
  const answers = await Promise.all(calls.map((call) => answered(request, call)));
  const answersJson = answers.flatMap(({ json }) => json ?? []).join(',');
  return {
    json: `{"user":${JSON.stringify(user)},"answers":[${answersJson}]}`,
    isWhole: answers.every(({ isMissing }) => !isMissing),
  };
}

/**
 * Those that this person may make. What a page is about is asked for all the same where it is not for
 * them: they tried to open it, and that stands in the history.
 */
function callsFor(user: SessionUser, page: Page | undefined, calls: readonly Opening[]) {
  const rights = rightsOf(user);
  const refused = calls.filter(({ endpoint }) => !mayCall(rights, endpoint));
  const about = page && !mayOpen(rights, page) ? refused[0] : undefined;
  return calls.filter((call) => call === about || !refused.includes(call));
}

/** In the document, where its script reads it. */
export function dataBlock({ json }: ReadPageData): string {
  // Or a name could end the block.
  const block = json.replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${block}</script>`;
}

type Answered = { json?: string; isMissing: boolean };

/** One call and its answer as JSON; without it where there is none, or none in time. */
async function answered(
  request: FastifyRequest,
  { endpoint, request: options, isDeferred }: Opening,
): Promise<Answered> {
  const { promise: tooLate, resolve: giveUp } = Promise.withResolvers<undefined>();
  const timer = setTimeout(giveUp, patience);
  const answer = await Promise.race([ask(request, addressOf(endpoint, options)), tooLate]);
  clearTimeout(timer);
  if (answer?.statusCode !== 200) return { isMissing: !isDeferred && answer?.statusCode !== 403 };
  const called = `"call":"${endpoint.name}","request":${JSON.stringify(options)}`;
  return { json: `{${called},"reply":${answer.payload}}`, isMissing: false };
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
