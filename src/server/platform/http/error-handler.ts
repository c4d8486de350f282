import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/error-body.ts';
import {
  type LocalizedText,
  type MessageDescriptor,
  message,
  type Translatable,
} from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { refusalsText } from '#messages/shared/request-errors.ts';
import { causeOf, type Outage, outageOf } from '#server/platform/data/outage.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import { ApiError, invalid, invalidFields, notFound, unavailable } from './api-error.ts';
import { errorPage, opensPage } from './error-page.ts';
import { sendDocument } from './send-document.ts';
import { ValidationError } from './validation.ts';

/**
 * Answers every error the one way api.md describes, or with a page where a person opened the address,
 * and logs those that are our fault.
 */
export function errorHandler(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = toApiError(error) ?? internalError(request);
  if (refusal.status >= 500) {
    request.log.error({ err: errorForLog(error), status: refusal.status }, 'request failed');
  }
  reply.headers(refusal.headers);
  if (opensPage(request)) return sendDocument(request, reply, errorPage(request, refusal));
  const { texts } = request.server.parts;
  const locale = requestLocale(request);
  const spoken = localizedError(refusal, (said) => texts.localize(locale, said));
  reply.header('content-language', spoken.message.locale);
  return reply.code(refusal.status).send({
    ...sentences(spoken, 'words'),
    ...(refusal.current && { current: refusal.current }),
    // A text that nobody has translated turned out to be English.
    ...(locale !== english && { locales: sentences(spoken, 'locale') }),
  } satisfies ErrorBody);
}

type LocalizedError = {
  message: LocalizedText;
  errors: [field: string, why: LocalizedText[]][] | undefined;
};

const localizedError = (
  { displayMessage, errors }: ApiError,
  localize: (said: Translatable) => LocalizedText,
): LocalizedError => ({
  message: localize(displayMessage),
  errors: errors && Object.entries(errors).map(([field, why]) => [field, why.map(localize)]),
});

/** What is said, or the languages of it: each has the same shape. */
function sentences({ message, errors }: LocalizedError, part: keyof LocalizedText) {
  const byField = errors?.map(([field, why]) => [field, why.map((spoken) => spoken[part])]);
  return { message: message[part], ...(byField && { errors: Object.fromEntries(byField) }) };
}

function internalError({ id }: FastifyRequest): ApiError {
  const server = [message(refusalsText.reference, { id })];
  return new ApiError(500, refusalsText.serverError, { errors: { server } });
}

function toApiError(error: FastifyError | Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  // A malformed id in a path names nothing: 404. Anything else goes beside its field.
  if (error instanceof ValidationError) {
    return error.validationContext === 'params' ? notFound() : invalidFields(error.errors);
  }
  const outage = outageOf(error);
  if (outage) return outageErrors[outage]();
  return 'code' in error ? fromFastifyError(error) : undefined;
}

const outageErrors: Record<Outage, () => ApiError> = {
  away: () => unavailable(5),
  overloaded: () => unavailable(5, refusalsText.overloaded),
  full: () => unavailable(60, refusalsText.diskFull),
};

const httpErrorMessages: Record<number, MessageDescriptor> = {
  413: refusalsText.tooLarge,
  415: refusalsText.contentType,
};

/** An address of what are no letters, or that leads out of a folder of files. */
const notFoundCodes = new Set(['FST_ERR_BAD_URL', 'FST_STATIC_FORBIDDEN_PATH']);

/** Fastify's own refusals: what HTTP itself makes of the request. */
function fromFastifyError({ code, statusCode = 500 }: FastifyError): ApiError | undefined {
  if (notFoundCodes.has(code)) return notFound();
  const isNotJson =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  if (isNotJson || statusCode === 400) return invalid('body', refusalsText.notJson);
  const says = httpErrorMessages[statusCode];
  return says && new ApiError(statusCode, says);
}

/**
 * What a log may hold of an error. A failed query's message and detail quote the values people
 * typed, so of those only the code, the database's own sentence and the place in our code are kept.
 */
export function errorForLog(error: Error) {
  const cause = causeOf(error);
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
