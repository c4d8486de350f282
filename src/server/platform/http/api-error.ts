import type { ProofMethod } from '#contract/factors/proof-methods.ts';
import { isMessage, message, type Translatable } from '#lib/messages/message.ts';
import { requestErrorMessages } from '#messages/shared/request-errors.ts';
import { validationMessages } from '#messages/shared/validation.ts';
/** Messages by field, not translated yet. */
export type FieldErrors = Record<string, readonly Translatable[]>;

type ApiErrorDetails = {
  errors?: FieldErrors;
  /** With 412: the record as it is now. */
  current?: object;
  /** With 423. */
  proofMethods?: readonly ProofMethod[];
  /** With the 403 of somebody who has to set up a second factor first. */
  needsFactor?: true;
  headers?: Record<string, string>;
};

/** An expected error answer. Anything else that is thrown is a bug and answers 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly displayMessage: Translatable;
  readonly errors: FieldErrors | undefined;
  readonly current: object | undefined;
  readonly proofMethods: readonly ProofMethod[] | undefined;
  readonly needsFactor: true | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    displayMessage: Translatable,
    { errors, current, proofMethods, needsFactor, headers = {} }: ApiErrorDetails = {},
  ) {
    // Errors are logged, and the message may hold what somebody typed: so only its key.
    super(isMessage(displayMessage) ? displayMessage.descriptor.key : displayMessage.key);
    this.status = status;
    this.displayMessage = displayMessage;
    this.errors = errors;
    this.current = current;
    this.proofMethods = proofMethods;
    this.needsFactor = needsFactor;
    this.headers = headers;
  }
}

export const unauthenticated = () => new ApiError(401, requestErrorMessages.unauthenticated);
export const forbidden = () => new ApiError(403, requestErrorMessages.forbidden);
/** A role of theirs requires a second factor, and they have none: nothing else until they do. */
export const factorRequired = () =>
  new ApiError(403, requestErrorMessages.factorRequired, { needsFactor: true });
export const notFound = () => new ApiError(404, requestErrorMessages.notFound);
export const unverified = () => new ApiError(409, requestErrorMessages.unverified);
export const invalidCsrfToken = () => new ApiError(419, requestErrorMessages.forged);
/** They are logged in, but showed who they are too long ago for this. */
export const proofRequired = (proofMethods: readonly ProofMethod[]) =>
  new ApiError(423, requestErrorMessages.proofRequired, { proofMethods });
export const tooManyRequests = (seconds: number) =>
  new ApiError(429, requestErrorMessages.tooMany, { headers: retryAfter(seconds) });
/** `reason` tells people what they can do about it. */
export const unavailable = (seconds: number, reason?: Translatable) =>
  new ApiError(503, requestErrorMessages.unavailable, {
    headers: retryAfter(seconds),
    ...(reason && { errors: { server: [reason] } }),
  });

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) });

/** `current` is the record in the shape that the update answers, so that the person can compare. */
export const changedSince = (displayMessage: Translatable, current: object) =>
  new ApiError(412, displayMessage, { current });

export const invalid = (field: string, error: Translatable, headers?: Record<string, string>) =>
  invalidFields({ [field]: [error] }, headers);

/** The message is the first error and how many more there are, as clients of this API expect. */
export function invalidFields(errors: FieldErrors, headers: Record<string, string> = {}) {
  const [first = validationMessages.givenData, ...more] = Object.values(errors).flat();
  const count = more.length;
  const displayMessage = count ? message(validationMessages.andMore, { first, count }) : first;
  return new ApiError(422, displayMessage, { errors, headers });
}
