import { refusalsText } from '#texts/refusals.ts';
import { isSaid, type Sayable, say } from '#texts/text.ts';
import { validationText } from '#texts/validation.ts';

/** Sentences by field, in no language yet. */
export type FieldErrors = Record<string, readonly Sayable[]>;

type More = {
  errors?: FieldErrors;
  /** Of a 412: the record as it is. */
  current?: object;
  headers?: Record<string, string>;
};

/** A request we understood and will not do. Anything else that is thrown is a bug and answers 500. */
export class Refusal extends Error {
  readonly status: number;
  readonly says: Sayable;
  readonly errors: FieldErrors | undefined;
  readonly current: object | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, says: Sayable, { errors, current, headers = {} }: More = {}) {
    // The sentence may hold what somebody typed, and errors get into logs.
    super(isSaid(says) ? says.text.key : says.key);
    this.status = status;
    this.says = says;
    this.errors = errors;
    this.current = current;
    this.headers = headers;
  }
}

export const unauthenticated = () => new Refusal(401, refusalsText.unauthenticated);
export const forbidden = () => new Refusal(403, refusalsText.forbidden);
export const notFound = () => new Refusal(404, refusalsText.notFound);
export const unverified = () => new Refusal(409, refusalsText.unverified);
export const forged = () => new Refusal(419, refusalsText.forged);
export const tooMany = (seconds: number) =>
  new Refusal(429, refusalsText.tooMany, { headers: retryAfter(seconds) });
/** `why` is for people, where they can do something about it. */
export const unavailable = (seconds: number, why?: Sayable) =>
  new Refusal(503, refusalsText.unavailable, {
    headers: retryAfter(seconds),
    ...(why && { errors: { server: [why] } }),
  });

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** `current` is the record as the update would have answered it, so that the person can compare. */
export const changedSince = (says: Sayable, current: object) => new Refusal(412, says, { current });

export const invalid = (field: string, why: Sayable, headers?: Record<string, string>) =>
  invalidFields({ [field]: [why] }, headers);

/** The message is the first sentence and how many more there are, as clients of this API expect. */
export function invalidFields(errors: FieldErrors, headers: Record<string, string> = {}) {
  const [first = validationText.givenData, ...more] = Object.values(errors).flat();
  const count = more.length;
  const says = count ? say(validationText.andMore, { first, count }) : first;
  return new Refusal(422, says, { errors, headers });
}
