import type { FastifyInstance } from 'fastify';
import type { CallInput, Endpoint, ReplyJson } from '#contract/endpoint.ts';
import { mayAnswer } from '#server/features/docs/refusals.ts';
import { openSession } from '#server/platform/auth/session.ts';
import { type Context, nobody } from '#server/platform/data/context.ts';
import type { Db } from '#server/platform/data/database.ts';
import { csrfToken } from '#server/platform/http/protection/csrf.ts';
import { createI18n, inEnglish } from '#server/platform/i18n/i18n.ts';

type UntypedRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
};

type Answered<E extends Endpoint> = {
  status: number;
  reply: ReplyJson<E>;
  message: string;
  errors: Record<string, string[]>;
  current: unknown;
  headers: Record<string, unknown>;
};

type Options = { ifMatch?: string; headers?: Record<string, string> };

/** Makes calls of the contract through HTTP, as a person or as a visitor. */
export function clientFor(app: FastifyInstance, db: Db) {
  async function send<E extends Endpoint>(
    token: string,
    endpoint: E,
    request: CallInput<E>,
    { ifMatch, headers = {} }: Options = {},
  ): Promise<Answered<E>> {
    const { params = {}, query = {}, body } = request as UntypedRequest;
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      ),
      query,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': csrfToken(app.dependencies.csrfSecret, token),
        ...(ifMatch && { 'if-match': `"${ifMatch}"` }),
        ...headers,
      },
      cookies: { stepwise_session: token },
      ...(body && { payload: body }),
    });
    if (!mayAnswer(endpoint, response.statusCode))
      throw new Error(
        `${endpoint.name} answered ${response.statusCode}, which /docs does not say.`,
      );
    const json = response.body === '' ? {} : response.json();
    return {
      status: response.statusCode,
      reply: json,
      message: json.message ?? '',
      errors: json.errors ?? {},
      current: json.current,
      headers: response.headers,
    };
  }

  /** For `as(mentor)(signOff, { body: { reflection } })`: one session per person, opened when first used. */
  const tokens = new Map<string, Promise<string>>();
  function tokenOf({ uuid }: { uuid: string }): Promise<string> {
    const token = tokens.get(uuid) ?? tokenFor(db, uuid);
    tokens.set(uuid, token);
    return token;
  }

  function as(person: { uuid: string }) {
    return async <E extends Endpoint>(endpoint: E, request: CallInput<E>, options?: Options) =>
      send(await tokenOf(person), endpoint, request, options);
  }

  /** As somebody who is not logged in, with a valid anti-forgery token. */
  const asVisitor = <E extends Endpoint>(endpoint: E, request: CallInput<E>, options?: Options) =>
    send(`g.${Date.now().toString(36)}.visitor`, endpoint, request, options);

  /** Sends a body as it is, for requests that no honest client would make. */
  async function raw(
    person: { uuid: string },
    { method, url, payload, type, query = {}, headers, remoteAddress }: Raw,
  ) {
    const token = await tokenOf(person);
    return app.inject({
      method,
      url,
      query,
      ...(payload !== undefined && { payload }),
      ...(remoteAddress !== undefined && { remoteAddress }),
      headers: {
        ...headers,
        ...(type !== undefined && { 'content-type': type }),
        'x-xsrf-token': csrfToken(app.dependencies.csrfSecret, token),
      },
      cookies: { stepwise_session: token },
    });
  }

  return { as, asVisitor, raw };
}

type Raw = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT';
  url: string;
  query?: Record<string, string>;
  payload?: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
  remoteAddress?: string;
};

function tokenFor(db: Db, uuid: string): Promise<string> {
  const ctx: Pick<Context, 'db' | 'now' | 'origin'> = {
    db,
    now: new Date(),
    origin: { request: 'test', address: '127.0.0.1' },
  };
  const person = { uuid, remember: false, userAgent: 'test', methods: ['password'] as const };
  return openSession({ ...nobodysContext, ...ctx }, person);
}

const nobodysContext = {
  user: nobody,
  ...inEnglish(createI18n()),
  jobs: { add: async () => undefined, addAll: async () => undefined, retry: async () => undefined },
  site: {
    name: 'Stepwise',
    url: 'http://stepwise.test',
    client: 'http://stepwise.test',
    environment: 'test',
  },
} as const;
