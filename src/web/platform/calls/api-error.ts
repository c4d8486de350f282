import type { ErrorBody } from '#contract/error-body.ts';
import type { LocalizedText } from '#lib/messages/message.ts';

/** A proxy between us and the server answers in its own words: any member may be anything. */
type Body = { readonly [Member in keyof ErrorBody]?: unknown };

/** A sentence of the server's, with the language it is in where the answer says so. */
type Sentence = string | LocalizedText;

/** The server answered with an error. `fields` holds the messages to show beside each field. */
export class ApiError extends Error {
  readonly status: number;
  /** Why, in one sentence, where the answer has one. */
  readonly reason: Sentence | undefined;
  readonly fields: Record<string, Sentence[]>;
  /** Of a 412: the record as it is now. */
  readonly current: unknown;
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(status: number, body: Body = {}, retryAfter?: number) {
    const locales = membersOf(body.locales);
    const [says] = sentences([body.message], [locales.message]);
    super(typeof says === 'string' ? says : says?.words);
    this.name = 'Refused';
    this.status = status;
    this.reason = says;
    this.fields = sentencesByField(membersOf(body.errors), membersOf(locales.errors));
    this.current = body.current;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/**
 * Refusals that concern the whole visit: the person is on their way to another page. A server that
 * says why it can't do this now, a full disk for one, may well do everything else.
 */
export const redirectsAway = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([401, 409, 419].includes(error.status) ||
    (error.status === 503 && error.fields.server === undefined));

/** The server was never reached: offline, or gone. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super('unreachable', { cause });
    this.name = 'Unreachable';
  }
}

export async function readApiError(response: Response): Promise<ApiError> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : undefined;
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isBody(body) ? body : {}, retryAfter);
}

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null;

type Members = Readonly<Record<string, unknown>>;
const membersOf = (given: unknown): Members => (isBody(given) ? { ...given } : {});

function sentencesByField(errors: Members, locales: Members): Record<string, Sentence[]> {
  const fields = Object.entries(errors).map(
    ([field, said]) => [field, sentences(said, locales[field])] as const,
  );
  return Object.fromEntries(fields.filter(([, said]) => said.length > 0));
}

/** `locales` has a language for each; whatever it has instead says nothing about a sentence. */
function sentences(said: unknown, locales: unknown): Sentence[] {
  if (!Array.isArray(said)) return [];
  return said.flatMap((words: unknown, place): Sentence[] => {
    const locale: unknown = Array.isArray(locales) ? locales[place] : undefined;
    if (typeof words !== 'string' || words === '') return [];
    return [typeof locale === 'string' && locale !== '' ? { words, locale } : words];
  });
}
