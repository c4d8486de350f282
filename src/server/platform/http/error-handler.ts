import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/error-body.ts';
import {
  type LocalizedText,
  type MessageDescriptor,
  message,
  type Translatable,
} from '#lib/messages/message.ts';
import { english } from '#messages/localizer.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { causeOf, type Outage, outageOf } from '#server/platform/data/outage.ts';
import { requestLocale } from '#server/platform/i18n/request-locale.ts';
import { ApiError, invalid, invalidFields, notFound, unavailable } from './api-error.ts';
import { errorPage, opensPage } from './error-page.ts';
import { sendDocument } from './send-document.ts';
import { ValidationError } from './validation.ts';

/**
 * Answers every error in the shape that api.md describes, or with a page where a person opened the
 * address in a browser, and logs those with status 500 and above.
 */
export function errorHandler(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const apiError = toApiError(error) ?? internalError(request);
  if (apiError.status >= 500) {
    request.log.error({ err: errorForLog(error), status: apiError.status }, 'request failed');
  }
  reply.headers(apiError.headers);
  if (opensPage(request) && apiError.proofMethods) return askOnPage(request, reply, '/confirm');
  if (opensPage(request) && apiError.needsFactor)
    return askOnPage(request, reply, '/two-step-login');
  if (opensPage(request)) return sendDocument(request, reply, errorPage(request, apiError));
  const { i18n } = request.server.dependencies;
  const locale = requestLocale(request);
  const localized = localizedError(apiError, (text) => i18n.localize(locale, text));
  reply.header('content-language', localized.message.locale);
  return reply.code(apiError.status).send({
    ...partOf(localized, 'words'),
    ...(apiError.current && { current: encodeCurrent(request, apiError.current) }),
    ...(apiError.needsFactor && { two_factor_required: true }),
    ...(apiError.proofMethods && { step_up: { methods: [...apiError.proofMethods] } }),
    // Which of the messages are in English, because they are not translated.
    ...(locale !== english && { locales: partOf(localized, 'locale') }),
  } satisfies ErrorBody);
}

/** Through the schema of the answer, which drops every column that it does not name. */
function encodeCurrent({ routeOptions }: FastifyRequest, current: object): object {
  const { currentSchema } = routeOptions.config;
  if (!currentSchema) throw new Error(`No schema for the 412 of ${routeOptions.url}`);
  return Object(currentSchema.encode(current));
}

/** A page of the client asks for what is missing, and leads back to what the person opened. */
function askOnPage({ server, url }: FastifyRequest, reply: FastifyReply, page: string) {
  const { client } = server.dependencies.site;
  return reply.redirect(`${client}${page}?${new URLSearchParams({ to: url })}`, 303);
}

type LocalizedError = {
  message: LocalizedText;
  errors: [field: string, messages: LocalizedText[]][] | undefined;
};

const localizedError = (
  { displayMessage, errors }: ApiError,
  localize: (text: Translatable) => LocalizedText,
): LocalizedError => ({
  message: localize(displayMessage),
  errors:
    errors && Object.entries(errors).map(([field, messages]) => [field, messages.map(localize)]),
});

/** The words of all messages, or their languages, in the same shape. */
function partOf({ message, errors }: LocalizedError, part: keyof LocalizedText) {
  const byField = errors?.map(([field, messages]) => [field, messages.map((text) => text[part])]);
  return { message: message[part], ...(byField && { errors: Object.fromEntries(byField) }) };
}

function internalError({ id }: FastifyRequest): ApiError {
  const server = [message(requestErrorMessages.reference, { id })];
  return new ApiError(500, requestErrorMessages.serverError, { errors: { server } });
}

function toApiError(error: FastifyError | Error): ApiError | undefined {
  if (error instanceof ApiError) return error;
  // A malformed id in a path is a record that does not exist: 404.
  if (error instanceof ValidationError) {
    return error.validationContext === 'params' ? notFound() : invalidFields(error.errors);
  }
  const outage = outageOf(error);
  if (outage) return outageErrors[outage]();
  return 'code' in error ? fromFastifyError(error) : undefined;
}

const outageErrors: Record<Outage, () => ApiError> = {
  away: () => unavailable(5),
  overloaded: () => unavailable(5, requestErrorMessages.overloaded),
  full: () => unavailable(60, requestErrorMessages.diskFull),
};

const httpErrorMessages: Record<number, MessageDescriptor> = {
  413: requestErrorMessages.tooLarge,
  415: requestErrorMessages.contentType,
};

/** A URL with malformed encoding, or one that leads out of a folder of files. */
const notFoundCodes = new Set(['FST_ERR_BAD_URL', 'FST_STATIC_FORBIDDEN_PATH']);

/** The errors of Fastify itself that are the client's fault. */
function fromFastifyError({ code, statusCode = 500 }: FastifyError): ApiError | undefined {
  if (notFoundCodes.has(code)) return notFound();
  const isNotJson =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  if (isNotJson || statusCode === 400) return invalid('body', requestErrorMessages.notJson);
  const displayMessage = httpErrorMessages[statusCode];
  return displayMessage && new ApiError(statusCode, displayMessage);
}

/**
 * What a log may hold of an error: the message and detail of a failed query quote the values people
 * typed, so only the code, the database's own message and the stack are logged.
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
