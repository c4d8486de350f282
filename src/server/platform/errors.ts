import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, invalidFields, notFound, Refusal, unavailable } from './refusal.ts';

/** Answers every error the one way api.md describes, and logs those that are our fault. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = asRefusal(error) ?? broken(request);
  if (refusal.status >= 500) {
    request.log.error({ err: describe(error), status: refusal.status }, 'request failed');
  }
  return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
}

function broken({ id }: FastifyRequest): Refusal {
  const server = [`Something went wrong on our side. Quote this reference: ${id}.`];
  return new Refusal(500, { message: 'Server Error', errors: { server } });
}

function asRefusal(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isOutOfReach(error)) return unavailable(5);
  if (!('code' in error)) return undefined;
  if (error.validation) return fromValidation(error);
  return fromHttp(error);
}

/** Fastify's own refusals: what HTTP itself makes of the request. */
function fromHttp({ code, statusCode = 500 }: FastifyError): Refusal | undefined {
  // Not even letters: nothing has that address.
  if (code === 'FST_ERR_BAD_URL') return notFound();
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY') {
    return invalid('body', 'The body is not valid JSON.');
  }
  const messages: Record<number, string> = {
    400: 'Bad request.',
    413: 'The POST data is too large.',
    414: 'The address is too long.',
    415: 'The content type is not supported.',
  };
  if (statusCode === 400) return invalid('body', 'The body is not valid JSON.');
  const message = messages[statusCode];
  return message ? new Refusal(statusCode, { message }) : undefined;
}

/** A malformed id in a path names nothing: 404. Anything else goes beside its field. */
function fromValidation({ validation = [], validationContext }: FastifyError): Refusal {
  if (validationContext === 'params') return notFound();
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message = '' } of validation) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  return invalidFields(errors);
}

const shutDown = new Set(['57P01', '57P02', '57P03', '53300', '55000', '08006', '08001', '25006']);
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
]);

/** The database is away, starting or too busy. Drizzle wraps what node-postgres says as `cause`. */
function isOutOfReach(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  const isSocket = 'syscall' in cause && network.has(code);
  return (
    isSocket ||
    shutDown.has(code) ||
    /^(Connection terminated|timeout exceeded when)/.test(cause.message)
  );
}

/**
 * What a log may hold of an error. A failed query's message and detail quote the values people
 * typed, so of those only the code, the database's own sentence and the place in our code are kept.
 */
export function describe(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    type: cause.name,
    code: 'code' in cause ? cause.code : undefined,
    message: cause.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
