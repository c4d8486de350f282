import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalBody } from '#contract/refusal-body.ts';
import { refusalsText } from '#texts/refusals.ts';
import { english } from '#texts/speaker.ts';
import { type Sayable, type Spoken, say, type Text } from '#texts/text.ts';
import { causeOf, type Outage, outageOf } from './outage.ts';
import { invalid, invalidFields, notFound, Refusal, unavailable } from './refusal.ts';
import { opensPage, refusalPage } from './refusal-page.ts';
import { localeOf } from './request-locale.ts';
import { sendDocument } from './send-document.ts';
import { Misfit } from './validation.ts';

/**
 * Answers every error the one way api.md describes, or with a page where a person opened the address,
 * and logs those that are our fault.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusal = asRefusal(error) ?? broken(request);
  if (refusal.status >= 500) {
    request.log.error({ err: describe(error), status: refusal.status }, 'request failed');
  }
  reply.headers(refusal.headers);
  if (opensPage(request)) return sendDocument(request, reply, refusalPage(request, refusal));
  const { texts } = request.server.parts;
  const locale = localeOf(request);
  const spoken = spokenBy(refusal, (said) => texts.spokenIn(locale, said));
  reply.header('content-language', spoken.message.locale);
  return reply.code(refusal.status).send({
    ...sentences(spoken, 'words'),
    ...(refusal.current && { current: refusal.current }),
    // A text that nobody has translated turned out to be English.
    ...(locale !== english && { locales: sentences(spoken, 'locale') }),
  } satisfies RefusalBody);
}

type SpokenRefusal = { message: Spoken; errors: [field: string, why: Spoken[]][] | undefined };

const spokenBy = ({ says, errors }: Refusal, speak: (said: Sayable) => Spoken): SpokenRefusal => ({
  message: speak(says),
  errors: errors && Object.entries(errors).map(([field, why]) => [field, why.map(speak)]),
});

/** What is said, or the languages of it: each has the same shape. */
function sentences({ message, errors }: SpokenRefusal, part: keyof Spoken) {
  const byField = errors?.map(([field, why]) => [field, why.map((spoken) => spoken[part])]);
  return { message: message[part], ...(byField && { errors: Object.fromEntries(byField) }) };
}

function broken({ id }: FastifyRequest): Refusal {
  const server = [say(refusalsText.reference, { id })];
  return new Refusal(500, refusalsText.serverError, { errors: { server } });
}

function asRefusal(error: FastifyError | Error): Refusal | undefined {
  if (error instanceof Refusal) return error;
  // A malformed id in a path names nothing: 404. Anything else goes beside its field.
  if (error instanceof Misfit) {
    return error.validationContext === 'params' ? notFound() : invalidFields(error.errors);
  }
  const outage = outageOf(error);
  if (outage) return whileOut[outage]();
  return 'code' in error ? fromHttp(error) : undefined;
}

const whileOut: Record<Outage, () => Refusal> = {
  away: () => unavailable(5),
  overloaded: () => unavailable(5, refusalsText.overloaded),
  full: () => unavailable(60, refusalsText.diskFull),
};

const ofHttp: Record<number, Text> = {
  413: refusalsText.tooLarge,
  415: refusalsText.contentType,
};

/** An address of what are no letters, or that leads out of a folder of files. */
const namesNothing = new Set(['FST_ERR_BAD_URL', 'FST_STATIC_FORBIDDEN_PATH']);

/** Fastify's own refusals: what HTTP itself makes of the request. */
function fromHttp({ code, statusCode = 500 }: FastifyError): Refusal | undefined {
  if (namesNothing.has(code)) return notFound();
  const isNotJson =
    code === 'FST_ERR_CTP_INVALID_JSON_BODY' || code === 'FST_ERR_CTP_EMPTY_JSON_BODY';
  if (isNotJson || statusCode === 400) return invalid('body', refusalsText.notJson);
  const says = ofHttp[statusCode];
  return says && new Refusal(statusCode, says);
}

/**
 * What a log may hold of an error. A failed query's message and detail quote the values people
 * typed, so of those only the code, the database's own sentence and the place in our code are kept.
 */
export function describe(error: Error) {
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
