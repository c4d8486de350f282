import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, RepeatableResult, Reply, Schemas, ValidInput } from '#contract/endpoint.ts';
import { schemasOf, statusOf } from '#contract/endpoints.ts';
import type { ProofMethod } from '#contract/factors/proof-methods.ts';
import { nobody, type ScopedContext } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import type { I18n } from '#server/platform/i18n/i18n.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { announceChanges } from '#server/platform/live/announce-changes.ts';
import type { Live } from '#server/platform/live/open-live.ts';
import type { DocumentReply } from '#server/platform/pages/page.ts';
import type { Site } from '#server/platform/settings.ts';
import type { Cookies } from './cookies.ts';
import type { DescribedDocument } from './described-document.ts';
import { runOnce } from './idempotency.ts';
import { authorize, limitAttempts } from './protection/access-hooks.ts';
import { securityEventOf } from './protection/security-log.ts';
import { requireProof } from './protection/step-up.ts';
import { sendDocument } from './send-document.ts';

/** What routes and hooks reach as `app.dependencies`. */
export type AppDependencies = {
  db: Db;
  jobs: Jobs;
  live: Live;
  site: Site;
  i18n: I18n;
  cookies: Cookies;
  csrfSecret: Buffer;
  rateLimits: boolean;
  /** By what a person may show again who they are. */
  proofMethods: (db: Db, user: string) => Promise<ProofMethod[]>;
};

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: AppDependencies;
  }
  interface FastifyContextConfig {
    described?: DescribedDocument;
    /** Of the record in a 412. */
    currentSchema?: Schemas['reply'];
  }
}

type Http = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** To be called where the request repeats an earlier one and changes nothing. */
  repeated: () => void;
};
/** Returns `undefined` for an answer without a body: 204. */
type Handler<E extends Endpoint> = (
  ctx: ScopedContext,
  input: ValidInput<E>,
  http: Http,
) => Promise<Reply<E> | undefined>;

type Options = {
  /**
   * Errors about the record itself, which come before those of an invalid body. The use case throws
   * the same ones, so this runs only where the body is invalid and the use case does not.
   */
  beforeInvalid?: (ctx: ScopedContext, body: unknown) => Promise<void>;
  /** In bytes, where a body may be larger than others. */
  bodyLimit?: number;
};

/** Serves one endpoint of the contract: authorizes, validates, runs the use case, serializes. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<E>,
  { beforeInvalid, bodyLimit }: Options = {},
) {
  const { method, path } = endpoint;
  const { body, reply: answer, current = answer } = schemasOf(endpoint);
  app.route({
    method,
    url: path,
    schema: schemaOf(endpoint),
    config: {
      isBackground: endpoint.background ?? false,
      allowsTokens: endpoint.tokens ?? false,
      securityEvent: securityEventOf(endpoint.name, endpoint),
      ...(current && { currentSchema: current }),
    },
    ...(bodyLimit && { bodyLimit }),
    ...(beforeInvalid && { attachValidation: true }),
    onRequest: async (request) => {
      authorize(endpoint, request);
      await requireProof(app, endpoint, request);
      await app.limitRequests(request);
      await limitAttempts(app, endpoint, request);
    },
    preValidation: async (request) => {
      // Without a body the errors name each required field, rather than the body.
      if (body) request.body = asObject(request.body);
    },
    preHandler: async (request) => {
      if (!request.validationError) return;
      await beforeInvalid?.(contextOf(app, request), request.body);
      throw request.validationError;
    },
    handler: async (request, reply) => {
      // Before the handler, which may change the status by `repeated`.
      reply.code(statusOf(endpoint));
      let isRepeated = false;
      const repeated = () => {
        isRepeated = true;
        reply.code(endpoint.repeated ?? statusOf(endpoint));
      };
      const http = { request, reply, repeated };
      const output = await runOnce(endpoint, contextOf(app, request), http, (ctx) =>
        handle(ctx, inputOf<E>(request), http),
      );
      if (!isRepeated) announceChanges(endpoint, request);
      return output === undefined ? reply.code(204).send() : reply.send(output);
    },
  });
}

/** Wraps a use case that answers a repeated call with the result of the first. */
export const repeatable =
  <E extends Endpoint>(
    useCase: (ctx: ScopedContext, input: ValidInput<E>) => Promise<RepeatableResult<E>>,
  ): Handler<E> =>
  async (ctx, input, { repeated }) => {
    const { answer, isRepeated } = await useCase(ctx, input);
    if (isRepeated) repeated();
    return answer;
  };

/** Serves a page or a file: anything that is not a call with a JSON answer. */
export function documentRoute(
  app: FastifyInstance,
  options: Pick<Endpoint, 'background' | 'security' | 'scoped'> & {
    stepUp?: true;
    path: string;
    allow?: Endpoint['allow'];
    limit?: Endpoint['limit'];
    /** Left out of `/docs` without it, as what only our own pages need. */
    described?: Omit<DescribedDocument, 'allow' | 'stepUp'>;
    /** The answer to HEAD where GET changes something: mail scanners send HEAD to look at links. */
    head?: DocumentReply;
  },
  /** `params` are those of the path and of the query. */
  handle: (
    ctx: ScopedContext,
    params: Record<string, string>,
    http: Omit<Http, 'repeated'>,
  ) => Promise<DocumentReply>,
) {
  const { path, allow = 'anyone', limit, background = false, security, head } = options;
  const { described, stepUp, scoped = false } = options;
  app.route<{ Params: Record<string, string>; Querystring: Query }>({
    method: 'GET',
    url: path,
    schema: { hide: described === undefined },
    config: {
      isBackground: background,
      ...(described && { described: { ...described, allow, ...(stepUp && { stepUp }) } }),
      securityEvent: securityEventOf(path, { method: 'GET', allow, ...(security && { security }) }),
    },
    onRequest: async (request) => {
      authorize({ allow, ...(scoped && { scoped }) }, request);
      await requireProof(app, options, request);
      await app.limitRequests(request);
      await limitAttempts(app, { name: path, limit }, request);
    },
    handler: async (request, reply) => {
      if (head && request.method === 'HEAD') return sendDocument(request, reply, head);
      const params = { ...singleValues(request.query), ...request.params };
      const document = await handle(contextOf(app, request), params, { request, reply });
      return sendDocument(request, reply, document);
    },
  });
}

export const redirect = (
  location: string,
  headers: Record<string, string> = {},
): DocumentReply => ({
  status: 302,
  type: 'text/plain',
  body: '',
  headers: { ...headers, location },
});

/** For HEAD of a download that is created, and recorded in the history, on GET. */
export const noContent: DocumentReply = { status: 204, type: 'text/plain', body: '' };

type Query = Record<string, string | string[]>;

/** Leaves out parameters that come several times. */
const singleValues = (query: Query): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
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

export function contextOf(
  { dependencies }: FastifyInstance,
  request: FastifyRequest,
): ScopedContext {
  const ifMatch = request.headers['if-match'];
  const { db, jobs, site, i18n } = dependencies;
  const locale = requestLocale(request);
  return {
    db,
    jobs,
    site,
    i18n,
    locale,
    translate: i18n.translatorFor(locale),
    now: request.receivedAt,
    user: request.session?.user ?? nobody,
    provenAt: request.session?.verifiedAt,
    scope: request.scope,
    ifMatch: ifMatch?.replace(/^(W\/)?"|"$/g, ''),
    origin: { request: request.id, address: request.ip },
  };
}

// Fastify has validated these against the endpoint's own schemas; only the compiler can't see it.
function inputOf<E extends Endpoint>({ params, query, body }: FastifyRequest): ValidInput<E> {
  return { params, query, body } as ValidInput<E>;
}
