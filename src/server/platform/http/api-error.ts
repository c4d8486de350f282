import { isMessage, message, type Translatable } from '#lib/messages/message.ts';
import { refusalsText } from '#messages/shared/request-errors.ts';
import { validationMessages } from '#messages/shared/validation.ts';

/** Sentences by field, in no language yet. */
export type FieldErrors = Record<string, readonly Translatable[]>;

type ApiErrorDetails = {
  errors?: FieldErrors;
  /** Of a 412: the record as it is. */
  current?: object;
  headers?: Record<string, string>;
};

/** A request we understood and will not do. Anything else that is thrown is a bug and answers 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly displayMessage: Translatable;
  readonly errors: FieldErrors | undefined;
  readonly current: object | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    says: Translatable,
    { errors, current, headers = {} }: ApiErrorDetails = {},
  ) {
    // The sentence may hold what somebody typed, and errors get into logs.
    super(isMessage(says) ? says.descriptor.key : says.key);
    this.status = status;
    this.displayMessage = says;
    this.errors = errors;
    this.current = current;
    this.headers = headers;
  }
}

export const unauthenticated = () => new ApiError(401, refusalsText.unauthenticated);
export const forbidden = () => new ApiError(403, refusalsText.forbidden);
export const notFound = () => new ApiError(404, refusalsText.notFound);
export const unverified = () => new ApiError(409, refusalsText.unverified);
export const invalidCsrfToken = () => new ApiError(419, refusalsText.forged);
export const tooManyRequests = (seconds: number) =>
  new ApiError(429, refusalsText.tooMany, { headers: retryAfter(seconds) });
/** `why` is for people, where they can do something about it. */
export const unavailable = (seconds: number, why?: Translatable) =>
  new ApiError(503, refusalsText.unavailable, {
    headers: retryAfter(seconds),
    ...(why && { errors: { server: [why] } }),
  });

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** `current` is the record as the update would have answered it, so that the person can compare. */
export const changedSince = (says: Translatable, current: object) =>
  new ApiError(412, says, { current });

export const invalid = (field: string, why: Translatable, headers?: Record<string, string>) =>
  invalidFields({ [field]: [why] }, headers);

/** The message is the first sentence and how many more there are, as clients of this API expect. */
export function invalidFields(errors: FieldErrors, headers: Record<string, string> = {}) {
  const [first = validationMessages.givenData, ...more] = Object.values(errors).flat();
  const count = more.length;
  const says = count ? message(validationMessages.andMore, { first, count }) : first;
  return new ApiError(422, says, { errors, headers });
}
