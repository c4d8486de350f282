type Body = { message: string; errors?: Record<string, string[]>; current?: unknown };

/** A request we understood and will not do. Anything else that is thrown is a bug and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: Body;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Body, headers: Record<string, string> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const unauthenticated = () => new Refusal(401, { message: 'Unauthenticated.' });
export const forbidden = () => new Refusal(403, { message: 'This action is unauthorized.' });
export const notFound = () => new Refusal(404, { message: 'Not found.' });
export const unverified = () =>
  new Refusal(409, { message: 'Your email address is not verified.' });
export const forged = () => new Refusal(419, { message: 'CSRF token mismatch.' });
export const tooMany = (seconds: number) =>
  new Refusal(429, { message: 'Too Many Attempts.' }, { 'retry-after': String(seconds) });
export const unavailable = (seconds: number) =>
  new Refusal(503, { message: 'Service Unavailable' }, { 'retry-after': String(seconds) });

/** `current` is the record as the update would have answered it, so that the person can compare. */
export const changedSince = (what: string, current: object) =>
  new Refusal(412, { message: `The ${what} was changed since you opened it.`, current });

export const invalid = (field: string, message: string, headers?: Record<string, string>) =>
  invalidFields({ [field]: [message] }, headers);

/** The message is the first sentence and how many more there are, as clients of this API expect. */
export function invalidFields(errors: Record<string, string[]>, headers?: Record<string, string>) {
  const [first = 'The given data was invalid.', ...more] = Object.values(errors).flat();
  const rest = more.length === 1 ? ' (and 1 more error)' : ` (and ${more.length} more errors)`;
  return new Refusal(422, { message: more.length ? first + rest : first, errors }, headers);
}
