import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, RepeatableResult, Reply, ValidInput } from '#contract/endpoint.ts';
import { schemasOf, statusOf } from '#contract/endpoints.ts';
import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { announceChanges } from '#server/platform/live/announce-changes.ts';
import type { Live } from '#server/platform/live/open-live.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Cookies } from './cookies.ts';
import { authorize, limitAttempts } from './protection/access-hooks.ts';
import { securityEventOf } from './protection/security-log.ts';
import { sendDocument } from './send-document.ts';

/** What the app is built from; `app.ts` puts it together, `start.ts` and the tests bring it. */
export type AppDependencies = {
  db: Db;
  jobs: Jobs;
  live: Live;
  site: Site;
  texts: I18n;
  cookies: Cookies;
  csrfSecret: Buffer;
  rateLimits: boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    parts: AppDependencies;
  }
}

type Http = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Says that the call was made before and changed nothing: nobody need read anything again. */
  repeated: () => void;
};
/** `undefined` where there is nothing to return after all: 204. */
type Handler<E extends Endpoint> = (
  ctx: Context,
  input: ValidInput<E>,
  http: Http,
) => Promise<Reply<E> | undefined>;

type Options = {
  /** Refusals that come before the body is checked: whose record it is, and what state it is in. */
  before?: (ctx: Context, body: unknown) => Promise<void>;
  /** In bytes, where a body may be larger than others. */
  bodyLimit?: number;
};

/** Serves one endpoint of the contract: admits, validates, runs, encodes. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  { before, bodyLimit }: Options = {},
) {
  const { method, path } = endpoint;
  const { body } = schemasOf(endpoint);
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    config: {
      isBackground: endpoint.background ?? false,
      securityEvent: securityEventOf(endpoint.name, endpoint),
    },
    ...(bodyLimit && { bodyLimit }),
    onRequest: async (request) => {
      authorize(endpoint, request);
      await app.limitRequests(request);
      await limitAttempts(app, endpoint, request);
    },
    preValidation: async (request) => {
      // No body at all is an empty one: each required field is then named, rather than the body.
      if (body) request.body = asObject(request.body);
      await before?.(contextOf(app, request), request.body);
    },
    handler: async (request, reply) => {
      // Before it is handled, so that a call that was made before may answer with its other status.
      reply.code(statusOf(endpoint));
      let isRepeated = false;
      const repeated = () => {
        isRepeated = true;
        reply.code(endpoint.repeated ?? statusOf(endpoint));
      };
      const http = { request, reply, repeated };
      const output = await handle(contextOf(app, request), inputOf<E>(request), http);
      if (!isRepeated) announceChanges(endpoint, request);
      return output === undefined ? reply.code(204).send() : reply.send(output);
    },
  });
}

/** Serves a call that may be made again. */
export const repeatable =
  <E extends Endpoint>(
    make: (ctx: Context, input: ValidInput<E>) => Promise<RepeatableResult<E>>,
  ): Handler<E> =>
  async (ctx, input, { repeated }) => {
    const { answer, isRepeated } = await make(ctx, input);
    if (isRepeated) repeated();
    return answer;
  };

/** Serves a page or a file: anything that is not a call with a JSON answer. */
export function documentRoute(
  app: FastifyInstance,
  options: Pick<Endpoint, 'background' | 'security'> & {
    path: string;
    allow?: Endpoint['allow'];
    limit?: Endpoint['limit'];
    /** The answer to HEAD where opening it does something: mail scanners ask so what a link is. */
    head?: DocumentReply;
  },
  /** `given` is what stands in the address: the path's parameters and the query's. */
  handle: (ctx: Context, given: Record<string, string>) => Promise<DocumentReply>,
) {
  const { path, allow = 'anyone', limit, background = false, security, head } = options;
  app.route<{ Params: Record<string, string>; Querystring: Query }>({
    method: 'GET',
    url: path,
    schema: { hide: true },
    config: {
      isBackground: background,
      securityEvent: securityEventOf(path, { method: 'GET', allow, ...(security && { security }) }),
    },
    onRequest: async (request) => {
      authorize({ allow }, request);
      await app.limitRequests(request);
      await limitAttempts(app, { name: path, limit }, request);
    },
    handler: async (request, reply) => {
      if (head && request.method === 'HEAD') return sendDocument(request, reply, head);
      const given = { ...singleValues(request.query), ...request.params };
      return sendDocument(request, reply, await handle(contextOf(app, request), given));
    },
  });
}

/** Leads on to another address. */
export const redirect = (
  location: string,
  headers: Record<string, string> = {},
): DocumentReply => ({
  status: 302,
  type: 'text/plain',
  body: '',
  headers: { ...headers, location },
});

/** For HEAD, of a file that is made, and written down, for whoever takes it away. */
export const noContent: DocumentReply = { status: 204, type: 'text/plain', body: '' };

type Query = Record<string, string | string[]>;

/** A name that comes several times in an address says nothing. */
const singleValues = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, given]) =>
      typeof given === 'string' ? [[name, given]] : [],
    ),
  );

function schemaOf(endpoint: Endpoint) {
  const { name, repeated } = endpoint;
  const { summary, params, query, body, reply } = schemasOf(endpoint);
  return {
    operationId: name,
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(reply && {
      response: { [statusOf(endpoint)]: reply, ...(repeated && { [repeated]: reply }) },
    }),
  };
}

const asObject = (body: unknown) => (typeof body === 'object' && body !== null ? body : {});

export function contextOf({ parts }: FastifyInstance, request: FastifyRequest): Context {
  const ifMatch = request.headers['if-match'];
  const { db, jobs, site, texts } = parts;
  const locale = requestLocale(request);
  return {
    db,
    jobs,
    site,
    texts,
    locale,
    translate: texts.translatorFor(locale),
    now: request.receivedAt,
    user: request.session?.user ?? nobody,
    ifMatch: ifMatch?.replace(/^(W\/)?"|"$/g, ''),
    origin: { request: request.id, address: request.ip },
  };
}

// Fastify has validated these against the endpoint's own schemas; only the compiler can't see it.
function inputOf<E extends Endpoint>({ params, query, body }: FastifyRequest): ValidInput<E> {
  return { params, query, body } as ValidInput<E>;
}
