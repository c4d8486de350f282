import type { ErrorBody } from '#contract/error-body.ts';
import type { DisplayText, LocalizedText } from '#lib/messages/message.ts';

/** A proxy in front of the server may answer with JSON of its own: no member has a type to rely on. */
type Body = { readonly [Member in keyof ErrorBody]?: unknown };

/** A sentence from the server, with its language where the answer names one. */
type Sentence = string | LocalizedText;

/** The server answered with an error. `fields` holds the messages to show beside each field. */
export class ApiError extends Error {
  readonly status: number;
  /** Why, in one sentence, where the answer has one. */
  readonly reason: DisplayText | undefined;
  /** What stands above it, where nothing that was typed is at fault. */
  readonly title?: DisplayText;
  readonly fields: Record<string, Sentence[]>;
  /** With a 412: the record as it is now. */
  readonly current: unknown;
  /** With a 403: a second step has to be set up before anything else. */
  readonly needsTwoStep: boolean;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(status: number, body: Body = {}, retryAfter?: number) {
    const locales = membersOf(body.locales);
    const [reason] = sentences([body.message], [locales.message]);
    super(typeof reason === 'string' ? reason : reason?.words);
    this.name = 'ApiError';
    this.status = status;
    this.reason = reason;
    this.fields = sentencesByField(membersOf(body.errors), membersOf(locales.errors));
    this.current = body.current;
    this.needsTwoStep = body.two_factor_required === true;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** The record in a 412: api.md promises it "as the update would have answered it". */
export function currentIn<Answer>(error: unknown): Answer | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return typeof error.current === 'object' && error.current !== null
    ? (error.current as Answer)
    : undefined;
}

/**
 * Errors that concern the whole visit, so that the person is led to another page. A 503 that names
 * a reason (`errors.server`), such as a full disk, concerns only this call.
 */
export const redirectsAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([401, 409, 419].includes(error.status) ||
    error.needsTwoStep ||
    (error.status === 503 && error.fields.server === undefined));

/** Whether the same call may be answered later: the server didn’t refuse what it says. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  redirectsAway(error) ||
  error.status === 429 ||
  error.status >= 500;

/** The server was never reached: offline, or gone. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('unreachable', { cause });
    this.name = 'NetworkError';
  }
}

/** Whether it was done is unknown: the connection may have broken with the answer on its way. */
export const isUnanswered = (error: unknown) => error instanceof NetworkError;

export async function readApiError(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isBody(body) ? body : {}, retryAfter);
}

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

type Members = Readonly<Record<string, unknown>>;
const membersOf = (value: unknown): Members => (isBody(value) ? { ...value } : {});

function sentencesByField(errors: Members, locales: Members): Record<string, Sentence[]> {
  const fields = Object.entries(errors).map(
    ([field, texts]) => [field, sentences(texts, locales[field])] as const,
  );
  return Object.fromEntries(fields.filter(([, texts]) => texts.length > 0));
}

/** `locales` has the language of each sentence, place for place; anything else in it is ignored. */
function sentences(texts: unknown, locales: unknown): Sentence[] {
  if (!Array.isArray(texts)) return [];
  return texts.flatMap((words: unknown, index): Sentence[] => {
    const locale: unknown = Array.isArray(locales) ? locales[index] : undefined;
    if (typeof words !== 'string' || words === '') return [];
    return [typeof locale === 'string' && locale !== '' ? { words, locale } : words];
  });
}
